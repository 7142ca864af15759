import { CalendarDays, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { QrCode } from '#engine/ui/layout/qr-code.tsx';
import { WHOM_TO_ASK } from '#schemas/console-constants.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { addressOf } from '../addresses.ts';
import { useSessionDetails } from '../api/session-calls.ts';
import { Actions } from '../components/form/controls.tsx';
import { PageHead, PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { CopyText } from '../components/transfer/copy-code.tsx';
import { saveFile } from '../components/transfer/download.ts';
import { reasonOf } from '../format/reason.ts';
import { calendarFile } from './calendar-file.ts';
import {
  calendarFileName,
  invitationText,
  invitationTitle,
  isOwnMachine,
  joinLink,
  originOf,
  spokenAddress,
  timesOf,
} from './invitation.ts';
import styles from './invite-page.module.css';
import { useRoomAddresses } from './room-addresses.ts';
import { RoomSheet } from './room-sheet.tsx';

/** How people come to a session: address, code and QR code, an invitation to send, a sheet for the tables. */
export function InvitePage() {
  const { session: id = '' } = useParams();
  const { data: session, isError, error } = useSessionDetails(id);
  useReportFailure('invite', isError ? `Could not load the session: ${reasonOf(error)}` : null);
  return (
    <div className={styles.page}>
      <PageHead>
        <Link to={addressOf('dashboard')}>Sessions and scores</Link>
        <PageTitle>Invite</PageTitle>
        {session && <p>{session.name ?? 'Session without a name'}</p>}
      </PageHead>
      {session ? (
        <Invite session={session} />
      ) : (
        <EmptyState>{isError ? 'The session could not be loaded.' : 'The session is loading…'}</EmptyState>
      )}
    </div>
  );
}

function Invite({ session }: { readonly session: SessionDetails }) {
  const { code, name } = session;
  const [typed, setTyped] = useState(window.location.origin);
  const [help, setHelp] = useState('L’équipe d’animation');
  const [now] = useState(() => Date.now());
  const field = useRef<HTMLInputElement>(null);
  const known = originOf(typed);
  const origin = known ?? window.location.origin;
  const link = joinLink(origin, code);
  const times = timesOf(session, now);
  const text = invitationText({ name, code, origin, starts: times?.starts ?? null });

  const use = (address: string) => {
    setTyped(address);
    // What was pressed goes with its warning.
    field.current?.focus();
  };

  const saveCalendar = () => {
    if (!times) return;
    const { id } = session;
    const entry = { id, ...times, now: Date.now(), title: invitationTitle(name), description: text, url: link };
    saveFile(calendarFileName(code), new Blob([calendarFile(entry)], { type: 'text/calendar;charset=utf-8' }));
  };

  return (
    <>
      <div className={styles.screen}>
        <Panel title="Join">
          <div className={styles.join}>
            <QrCode className={styles.qr} text={link} label={`QR code of ${link}`} />
            <div className={styles.facts}>
              <p className={styles.address}>{spokenAddress(origin)}</p>
              <p className={styles.code}>{code}</p>
              <p>
                <a href={link}>{link}</a>
              </p>
              <Note>Whoever follows the link, or scans the code, finds the session's code filled in.</Note>
              <Actions>
                <CopyText text={link} what="link" />
                <CopyText text={code} what="code" />
              </Actions>
              <Field
                ref={field}
                className={styles.origin ?? ''}
                label="Address of the site for players"
                description="As you reach it. Change it where players reach it under another one."
                value={typed}
                autoComplete="off"
                spellCheck={false}
                inputMode="url"
                error={known === null ? 'This is no address: write it as http://192.168.1.20:3000.' : undefined}
                onChange={(event) => setTyped(event.target.value)}
              />
              {isOwnMachine(origin) && <OwnMachine origin={origin} onAddress={use} />}
            </div>
          </div>
        </Panel>
        <Panel title="Invitation">
          <p className={styles.text} lang="fr">
            {text}
          </p>
          <Actions>
            <CopyText text={text} what="text of the invitation" />
            {times && (
              <Button variant="secondary" onClick={saveCalendar}>
                <CalendarDays aria-hidden="true" size={16} />
                Download calendar entry (.ics)
              </Button>
            )}
          </Actions>
          {!times && <Note>A calendar entry is offered for a session that has an opening time to come.</Note>}
        </Panel>
        <Panel title="Sheet for the room">
          <Field
            className={styles.origin ?? ''}
            label="Whom to ask"
            description="As it stands on the sheet, in French: a name, a telephone."
            value={help}
            {...WHOM_TO_ASK}
            lang="fr"
            autoComplete="off"
            onChange={(event) => setHelp(event.target.value)}
          />
          <Actions>
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden="true" size={16} />
              Print or save as PDF
            </Button>
          </Actions>
        </Panel>
      </div>
      <RoomSheet
        name={name}
        code={code}
        origin={origin}
        link={link}
        help={help}
        starts={times?.starts ?? null}
        personalCodes={session.personalCodes}
      />
    </>
  );
}

interface OwnMachineProps {
  readonly origin: string;
  readonly onAddress: (address: string) => void;
}

/** A warning about an address that nobody else can follow, with those that the room has. */
function OwnMachine({ origin, onAddress }: OwnMachineProps) {
  const { data: addresses = [], isPending } = useRoomAddresses();
  return (
    <Notice tone="warning" toneLabel="Warning">
      <p>
        Only this computer reaches {spokenAddress(origin)}.{' '}
        {addresses.length === 0 && !isPending && (
          <>
            Type the address that the room has; where Vigie was started for this computer alone, start it with{' '}
            <code>npm start -- --room</code>.
          </>
        )}
      </p>
      {addresses.length > 0 && (
        <Actions>
          {addresses.map((address) => (
            <Button key={address} variant="secondary" onClick={() => onAddress(address)}>
              Use {address}
            </Button>
          ))}
        </Actions>
      )}
    </Notice>
  );
}
