import { CalendarDays, Mail, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams } from 'react-router-dom';
import { BASE_PATH } from '#engine/client/base-path.ts';
import { isOwnMachine } from '#engine/client/room-address.ts';
import { calendarFile } from '#engine/rules/calendar-file.ts';
import { selfPacedUntil } from '#engine/rules/session/self-paced.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { QrCode } from '#engine/ui/layout/qr-code.tsx';
import { WHOM_TO_ASK } from '#schemas/console-constants.ts';
import type { DrawnSeat } from '#schemas/personal-seats.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { listAddress } from '../addresses.ts';
import { useSessionDetails } from '../api/session-calls.ts';
import { useMay } from '../auth/use-me.ts';
import { Actions } from '../components/form/controls.tsx';
import { BackLink } from '../components/layout/back-link.tsx';
import { PageHead, PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { CopyText } from '../components/transfer/copy-code.tsx';
import { saveFile } from '../components/transfer/download.ts';
import { reasonOf } from '../format/reason.ts';
import { isOverbooked } from '../format/session-clock.ts';
import { messages } from '../language/language.ts';
import { NoteCopied } from '../mails/copied-mark.tsx';
import { useInvitations, useMailCalls } from '../mails/mail-calls.ts';
import { SendMails } from '../mails/send-mails.tsx';
import {
  calendarFileName,
  invitationText,
  invitationTitle,
  joinLink,
  mailedEntry,
  mailLink,
  originOf,
  spokenAddress,
  timesOf,
  typedSite,
} from './invitation.ts';
import styles from './invite-page.module.css';
import { InvitedPanel } from './invited-panel.tsx';
import { usePlayersAddress, useRoomAddresses } from './room-addresses.ts';
import { RoomSheet } from './room-sheet.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { SeatsPanel } from './seats-panel.tsx';

/** How people come to a session: address, code and QR code, an invitation to send, a sheet for the tables. */
export function InvitePage() {
  const { sessionPages, shell } = messages();
  const { session: id = '' } = useParams();
  const { data: session, isError, error } = useSessionDetails(id);
  useReportFailure('invite', isError ? sessionPages.couldNotLoad(reasonOf(error)) : null);
  return (
    <div className={styles.page}>
      <PageHead>
        <BackLink session={id} />
        <PageTitle>{shell.titles.invite}</PageTitle>
        {session && <p>{session.name ?? sessionPages.withoutName}</p>}
      </PageHead>
      {session ? (
        <Invite session={session} />
      ) : (
        <EmptyState>{isError ? sessionPages.notLoaded : sessionPages.loading}</EmptyState>
      )}
    </div>
  );
}

function Invite({ session }: { readonly session: SessionDetails }) {
  const { seats: seatWords } = messages().pages;
  const { code, name, playerLogin } = session;
  const may = useMay('facilitator');
  const players = usePlayersAddress();
  /** Address that the facilitator typed; null for the address that Vigie proposes. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [help, setHelp] = useState('L’équipe d’animation');
  const [now] = useState(() => Date.now());
  /** Codes that were drawn on this page; the server does not return them again. */
  const [drawn, setDrawn] = useState<readonly DrawnSeat[]>([]);
  const [sheet, setSheet] = useState<'room' | 'seats'>('room');
  const typed = chosen ?? players;
  const known = originOf(typed);
  const site = known === null ? players : known + BASE_PATH;
  const link = joinLink(site, code, playerLogin);
  // A self-paced session lasts weeks, which nobody keeps free: it has no calendar entry.
  const until = selfPacedUntil(session);
  const ahead = timesOf(session, now);
  const times = until === null ? ahead : null;

  const print = (what: typeof sheet) => {
    flushSync(() => setSheet(what));
    window.print();
  };

  const keepDrawn = (codes: readonly DrawnSeat[]) => {
    if (codes.length === 0) return;
    setDrawn([...drawn.filter(({ id }) => !codes.some((code) => code.id === id)), ...codes]);
    setSheet('seats');
  };

  const forgetDrawn = (seat?: string) => {
    const left = seat === undefined ? [] : drawn.filter(({ id }) => id !== seat);
    setDrawn(left);
    if (left.length === 0) setSheet('room');
  };

  return (
    <>
      <div className={styles.screen}>
        <JoinPanel session={session} site={site} link={link} typed={typed} onType={setChosen} />
        <ListNotice session={session} />
        <InvitationPanel session={session} site={site} link={link} starts={ahead?.starts ?? null} times={times} until={until} />
        {may && invitedOf(session).length > 0 && <InvitedPanel session={session.id} />}
        {invitedOf(session).length > 0 && (
          <SeatsPanel
            session={session.id}
            printable={drawn.length > 0}
            onDrawn={keepDrawn}
            onVoid={forgetDrawn}
            onPrint={() => print('seats')}
          />
        )}
        <SheetPanel help={help} onHelp={setHelp} onPrint={() => print('room')} />
      </div>
      {sheet === 'seats' ? (
        <HiddenPart about={seatWords.hidden}>
          <SeatSheet seats={drawn} name={name} site={site} />
        </HiddenPart>
      ) : (
        <RoomSheet
          name={name}
          code={code}
          site={site}
          link={link}
          help={help}
          starts={times?.starts ?? null}
          personalCodes={session.personalCodes}
          playerLogin={playerLogin}
        />
      )}
    </>
  );
}

/** Warns before people are invited: the session has no list of people, or more people than seats. */
function ListNotice({ session }: { readonly session: SessionDetails }) {
  const {
    format,
    pages: { invite },
    shell,
  } = messages();
  const may = useMay('facilitator');
  const invited = invitedOf(session).length;
  const seats = session.workshop?.expected ?? null;
  const link = may && <Link to={listAddress(session.id, 'invite')}>{invited === 0 ? invite.putList : invite.changeList}</Link>;
  if (invited === 0)
    return (
      <Notice tone="info" toneLabel={shell.tones.information}>
        <p>{invite.noList}</p>
        {link}
      </Notice>
    );
  if (!isOverbooked({ invited, seats })) return null;
  return (
    <Notice tone="warning" toneLabel={shell.tones.warning}>
      <p>{format.moreThanSeats(invited, seats ?? 0)}.</p>
      {link}
    </Notice>
  );
}

interface JoinProps {
  readonly session: Pick<SessionDetails, 'code' | 'playerLogin'>;
  readonly site: string;
  readonly link: string;
  /** Address as it was typed, valid or not. */
  readonly typed: string;
  readonly onType: (address: string) => void;
}

function JoinPanel({ session: { code, playerLogin }, site, link, typed, onType }: JoinProps) {
  const { invite } = messages().pages;
  const field = useRef<HTMLInputElement>(null);

  const use = (address: string) => {
    onType(address);
    // The pressed button disappears: focus the field.
    field.current?.focus();
  };

  return (
    <Panel title={invite.join}>
      <div className={styles.join}>
        <QrCode className={styles.qr} text={link} label={invite.qrCode(link)} />
        <div className={styles.facts}>
          <p className={styles.address}>{spokenAddress(typedSite(site, playerLogin))}</p>
          <p className={styles.code}>{code}</p>
          <p>
            <a href={link}>{link}</a>
          </p>
          <Note>{invite.filledIn}</Note>
          <Actions>
            <CopyText text={link} what={invite.link} />
            <CopyText text={code} what={invite.code} />
          </Actions>
          <Field
            ref={field}
            className={styles.origin ?? ''}
            label={invite.address}
            description={invite.addressAbout}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            error={originOf(typed) === null ? invite.noAddress : undefined}
            onChange={(event) => onType(event.target.value)}
          />
          <OtherAddresses site={site} onAddress={use} />
        </div>
      </div>
    </Panel>
  );
}

interface InvitationProps {
  readonly session: SessionDetails;
  readonly site: string;
  readonly link: string;
  /** When people are to come, or when a self-paced session opens, in milliseconds since 1970; null without a time ahead. */
  readonly starts: number | null;
  readonly times: ReturnType<typeof timesOf>;
  /** When a self-paced session closes, ISO 8601, UTC; null for any other. */
  readonly until: string | null;
}

function InvitationPanel({ session, site, link, starts, times, until }: InvitationProps) {
  const { invite } = messages().pages;
  const may = useMay('facilitator');
  const { code, name, playerLogin, returns } = session;
  const subject = { about: 'sessions', id: session.id, notInvited: true } as const;
  const mails = useMailCalls(subject);
  const venue = session.workshop?.venue ?? null;
  const text = invitationText({
    name,
    code,
    playerLogin,
    site,
    starts,
    minutes: times?.minutes ?? null,
    until: until === null ? null : Date.parse(until),
    venue,
    returns,
  });
  const addresses = invitedOf(session);
  const invitations = useInvitations(session.id, false, 0, may && addresses.length > 0);
  const mail = mailLink(addresses, invitationTitle(name), text);

  const saveCalendar = () => {
    if (!times) return;
    const { id } = session;
    const entry = { id, ...times, now: Date.now(), title: invitationTitle(name), description: text, url: link, venue };
    saveFile(calendarFileName(code), new Blob([calendarFile(entry)], { type: 'text/calendar;charset=utf-8' }));
  };

  return (
    <Panel title={invite.invitation}>
      <p className={styles.text} lang="fr">
        {text}
      </p>
      <Actions>
        <CopyText text={text} what={invite.invitationText} />
        {addresses.length > 0 && <CopyText text={addresses.join('; ')} what={invite.addresses} />}
        {addresses.length > 0 && mail !== null && (
          <a className={`${buttonClass('secondary')} ${styles.mail}`} href={mail}>
            <Mail aria-hidden="true" size={16} />
            {invite.mail}
          </a>
        )}
        {times && (
          <Button variant="secondary" onClick={saveCalendar}>
            <CalendarDays aria-hidden="true" size={16} />
            {invite.calendar}
          </Button>
        )}
        {may && invitations.data && (
          <NoteCopied
            subject={subject}
            mail={{ subject: invitationTitle(name), text }}
            people={invitations.data.listed - invitations.data.invited}
            onNoted={() => void mails.changed()}
          />
        )}
      </Actions>
      {addresses.length > 0 && <Note>{mail === null ? invite.tooManyForMail : invite.hidden}</Note>}
      {!times && <Note>{invite.noCalendar}</Note>}
      <SendMails
        subject={subject}
        mail={{ subject: invitationTitle(name), text, calendar: times && mailedEntry(session.id, times, link, venue) }}
      />
    </Panel>
  );
}

interface SheetProps {
  readonly help: string;
  readonly onHelp: (help: string) => void;
  readonly onPrint: () => void;
}

function SheetPanel({ help, onHelp, onPrint }: SheetProps) {
  const {
    buttons,
    pages: { invite },
  } = messages();
  return (
    <Panel title={invite.sheet}>
      <Field
        className={styles.origin ?? ''}
        label={invite.whomToAsk}
        description={invite.whomToAskAbout}
        value={help}
        {...WHOM_TO_ASK}
        lang="fr"
        autoComplete="off"
        onChange={(event) => onHelp(event.target.value)}
      />
      <Actions>
        <Button variant="secondary" onClick={onPrint}>
          <Printer aria-hidden="true" size={16} />
          {buttons.print}
        </Button>
      </Actions>
    </Panel>
  );
}

/** E-mail addresses of the session's list, without its domains. */
function invitedOf({ allowed }: SessionDetails): string[] {
  return allowed.map(({ entry }) => entry).filter((entry) => !entry.startsWith('@'));
}

/** Command that starts Vigie so that other computers can reach it. */
const ROOM_COMMAND = ['npm', 'start', '--', '--room'].join(' ');

interface OtherAddressesProps {
  readonly site: string;
  readonly onAddress: (address: string) => void;
}

/** Other addresses under which the room can reach the server, with a warning if no other computer can use the current one. */
function OtherAddresses({ site, onAddress }: OtherAddressesProps) {
  const {
    pages: { invite },
    shell,
  } = messages();
  const { data: addresses = [], isPending } = useRoomAddresses();
  if (isPending || ![site, window.location.origin].some(isOwnMachine)) return null;
  const others = addresses.filter((address) => address !== site);
  const choice = others.length > 0 && (
    <Actions>
      {others.map((address) => (
        <Button key={address} variant="secondary" onClick={() => onAddress(address)}>
          {invite.use(address)}
        </Button>
      ))}
    </Actions>
  );
  if (!isOwnMachine(site)) return choice;
  return (
    <Notice tone="warning" toneLabel={shell.tones.warning}>
      <p>
        {invite.ownMachine(spokenAddress(site))} {addresses.length === 0 && invite.typeAddress(<code>{ROOM_COMMAND}</code>)}
      </p>
      {choice}
    </Notice>
  );
}
