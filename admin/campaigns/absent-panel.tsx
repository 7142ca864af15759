import { useMutation } from '@tanstack/react-query';
import { CalendarDays, Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { calendarFile } from '#engine/rules/calendar-file.ts';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import type { AbsentPage, CampaignDetails } from '#schemas/campaigns.ts';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { listAddress } from '../addresses.ts';
import { useSessionDetails } from '../api/session-calls.ts';
import { Actions } from '../components/form/controls.tsx';
import { SelectField } from '../components/form/fields.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { OwnMachineNotice } from '../components/session/own-machine-notice.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { Paging } from '../components/table/paging.tsx';
import { CopyText, copyText } from '../components/transfer/copy-code.tsx';
import { saveFile } from '../components/transfer/download.ts';
import { EmailText } from '../components/transfer/email-text.tsx';
import { formatSession } from '../format/audit.ts';
import { reasonOf } from '../format/reason.ts';
import { calendarFileName, joinLink, mailedEntry, mailLink } from '../invite/invitation.ts';
import { usePlayersAddress } from '../invite/room-addresses.ts';
import { messages } from '../language/language.ts';
import { LastMailText, NoteCopied } from '../mails/copied-mark.tsx';
import { SendMails } from '../mails/send-mails.tsx';
import { type AbsentChoice, absentFile, useAbsent, useCampaignCalls, useReturnPlan } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import { makeUpTimes, REMINDER_TITLE, reminderText } from './reminder.ts';
import { SaveSpreadsheet } from './save-spreadsheet.tsx';
import { sessionTime } from './session-time.ts';

/** Mails by which people can be filtered: only people to whom the chosen mail was not sent are listed. */
const WITHOUT = ['invited', 'reminded'] as const;
/** Option for all departments. It cannot equal a department's name: people without a department have the empty name. */
const EVERYBODY = '*';

/** Expected people who have not come, and how to write to them. */
export function AbsentPanel({ campaign }: { readonly campaign: CampaignDetails }) {
  const { campaigns: words } = messages();
  const [chosen, setChosen] = useState(EVERYBODY);
  const [without, setWithout] = useState<AbsentChoice['without']>(null);
  const [offset, setOffset] = useState(0);
  const choice = { department: chosen === EVERYBODY ? null : chosen, without };
  const { data: page, isError, error } = useAbsent(campaign.id, choice, offset);
  useReportFailure('absent', isError ? words.absentNotLoaded(reasonOf(error)) : null);
  return (
    <Panel title={words.absent}>
      <div className={styles.filters}>
        <SelectField
          label={words.department}
          value={chosen}
          onChange={(event) => {
            setChosen(event.target.value);
            setOffset(0);
          }}
        >
          <option value={EVERYBODY}>{words.everybody}</option>
          {campaign.figures.departments.map((row) => (
            <option key={row.department ?? ''} value={row.department ?? ''}>
              {row.department ?? words.noDepartment}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.written}
          value={without ?? ''}
          onChange={(event) => {
            setWithout(WITHOUT.find((one) => one === event.target.value) ?? null);
            setOffset(0);
          }}
        >
          <option value="">{words.writtenAll}</option>
          {WITHOUT.map((one) => (
            <option key={one} value={one}>
              {words.without[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {page === undefined ? (
        <EmptyState>{isError ? words.oneNotLoaded : words.absentLoading}</EmptyState>
      ) : page.total === 0 ? (
        <EmptyState>{nobodyWords(campaign, without)}</EmptyState>
      ) : (
        <HiddenPart about={words.absentHidden}>
          <DataTable caption={words.absent} titled roomy>
            <ColumnHeads columns={[words.person, words.email, words.department, words.invitedOn, words.remindedOn]} />
            <tbody>
              {page.people.map((person) => (
                <tr key={person.email}>
                  <th scope="row">{person.name ?? <EmailText>{person.email}</EmailText>}</th>
                  <td data-label={words.email}>
                    <EmailText>{person.email}</EmailText>
                  </td>
                  <td data-label={words.department}>{person.department ?? words.noDepartment}</td>
                  <td data-label={words.invitedOn} data-empty={person.invited === null || undefined}>
                    <LastMailText mail={person.invited} email={person.email} person={person.name ?? person.email} />
                  </td>
                  <td data-label={words.remindedOn} data-empty={person.reminded === null || undefined}>
                    <LastMailText mail={person.reminded} email={person.email} person={person.name ?? person.email} />
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
          <Paging label={words.absent} offset={offset} limit={USUAL_PAGE} total={page.total} onOffset={setOffset} />
          <Note>{words.mailsKept}</Note>
          {without === 'invited' ? (
            <>
              <Note>{words.inviteFirst}</Note>
              <Actions>
                <CopyAddresses campaign={campaign.id} choice={choice} total={page.total} />
                <SaveSpreadsheet path={absentFile(campaign.id, choice)} fallback="vigie-absent.csv" />
              </Actions>
            </>
          ) : (
            <Reminder
              key={chosen}
              campaign={campaign}
              choice={choice}
              page={page}
              onNoted={() => {
                // Clears the filter, so that the people who were just marked stay in the list: the filter would hide all of them.
                setWithout(null);
                setOffset(0);
              }}
            />
          )}
        </HiddenPart>
      )}
    </Panel>
  );
}

/** Explains an empty list. */
function nobodyWords({ figures: { expected, came } }: CampaignDetails, without: AbsentChoice['without']): string {
  const { campaigns: words } = messages();
  if (expected === 0) return words.nobodyExpected;
  return without !== null && came < expected ? words.nobodyWithout[without] : words.nobodyAbsent;
}

interface ReminderProps {
  readonly campaign: CampaignDetails;
  readonly choice: AbsentChoice;
  /** The page of people on the screen. */
  readonly page: AbsentPage;
  readonly onNoted: () => void;
}

/** Addresses, a text, and the calendar entry of the make-up session. */
function Reminder({ campaign, choice, page, onNoted }: ReminderProps) {
  const { total, invited } = page;
  const first = page.people.map(({ email }) => email);
  const { campaigns: words } = messages();
  const calls = useCampaignCalls();
  const [now] = useState(() => Date.now());
  const ahead = (at: string | null) => at !== null && Date.parse(at) > now;
  const selfPaced = campaign.sessions.filter(({ selfPacedUntil }) => ahead(selfPacedUntil));
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? page.makeUp ?? '';
  const site = usePlayersAddress();
  const makeUps = [
    ...selfPaced,
    ...campaign.sessions.filter(
      ({ startsAt, selfPacedUntil, endedAt }) => selfPacedUntil === null && endedAt === null && ahead(startsAt),
    ),
  ];
  const details = useSessionDetails(chosen === '' ? null : chosen);
  const makeUp = chosen === '' ? null : (details.data ?? null);
  const times = makeUp && makeUpTimes(makeUp, now);
  const { data: returns } = useReturnPlan(campaign.id);
  const opening = invited === total ? 'reminder' : 'invitation';
  const text = reminderText(opening, makeUp, now, site, returns?.plan?.kinds);
  const proposed = makeUp?.id ?? null;
  const mail = total === first.length ? mailLink(first, REMINDER_TITLE, text) : null;

  const { department, without } = choice;
  const subject = { about: 'campaigns', id: campaign.id, department, notReminded: without === 'reminded' } as const;
  const url = makeUp && joinLink(site, makeUp.code, makeUp.playerLogin);
  const venue = makeUp?.workshop?.venue ?? null;

  const saveCalendar = () => {
    if (!makeUp || !times || url === null) return;
    const entry = { id: makeUp.id, ...times, now: Date.now(), title: REMINDER_TITLE, description: text, url, venue };
    saveFile(calendarFileName(makeUp.code), new Blob([calendarFile(entry)], { type: 'text/calendar;charset=utf-8' }));
  };

  return (
    <div className={styles.reminder}>
      <h4>{words.remind(total)}</h4>
      {makeUps.length > 0 && (
        <SelectField label={words.makeUp} value={chosen} onChange={(event) => setPicked(event.target.value)}>
          <option value="">{words.noMakeUp}</option>
          {makeUps.map((session) => (
            <option key={session.id} value={session.id}>
              {[sessionTime(session, now), formatSession(session)].join(' · ')}
            </option>
          ))}
        </SelectField>
      )}
      {invited < total && <Note>{words.neverInvited(total - invited)}</Note>}
      {makeUp && <NotOnList campaign={campaign.id} session={makeUp} people={first} />}
      {makeUp && <OwnMachineNotice site={site} />}
      <p className={styles.text} lang="fr">
        {text}
      </p>
      <Actions>
        <CopyText text={text} what={words.theText} />
        <CopyAddresses campaign={campaign.id} choice={choice} total={total} />
        {mail !== null && (
          <a className={`${buttonClass('secondary')} ${styles.mail}`} href={mail}>
            <Mail aria-hidden="true" size={16} />
            {words.mail}
          </a>
        )}
        {times && (
          <Button variant="secondary" onClick={saveCalendar}>
            <CalendarDays aria-hidden="true" size={16} />
            {words.calendar}
          </Button>
        )}
        <SaveSpreadsheet path={absentFile(campaign.id, choice)} fallback="vigie-absent.csv" />
        <NoteCopied
          subject={subject}
          mail={{ subject: REMINDER_TITLE, text, makeUp: proposed }}
          people={total}
          onNoted={() => {
            onNoted();
            void calls.changed();
          }}
        />
      </Actions>
      <Note>{mail === null ? words.tooManyForMail : words.hidden}</Note>
      <SendMails
        subject={subject}
        mail={{
          subject: REMINDER_TITLE,
          text,
          makeUp: proposed,
          calendar: makeUp && times && url !== null ? mailedEntry(makeUp.id, times, url, venue) : null,
        }}
      />
    </div>
  );
}

interface NotOnListProps {
  readonly campaign: string;
  readonly session: SessionDetails;
  /** E-mail addresses on the page of people on the screen. */
  readonly people: readonly string[];
}

/** Warns of absent people who are not on the session's allow-list. */
function NotOnList({ campaign, session, people }: NotOnListProps) {
  const { campaigns: words, shell } = messages();
  const entries = new Set(session.allowed.map(({ entry }) => entry));
  const refused = people.filter((email) => !entries.has(email) && !entries.has(email.slice(email.indexOf('@'))));
  if (entries.size === 0 || refused.length === 0) return null;
  return (
    <Notice tone="warning" toneLabel={shell.tones.warning}>
      <p>{words.notOnList(refused.length)}</p>
      <p>
        <Link to={listAddress(session.id, { campaign })}>{words.changeList}</Link>
      </p>
    </Notice>
  );
}

interface CopyAddressesProps {
  readonly campaign: string;
  readonly choice: AbsentChoice;
  readonly total: number;
}

/** Copies everybody's address, not only those of the page on the screen. */
function CopyAddresses({ campaign, choice, total }: CopyAddressesProps) {
  const { campaigns: words } = messages();
  const calls = useCampaignCalls();
  const report = useReport();
  const copy = useMutation({
    mutationFn: async (near: HTMLElement) => {
      const { people } = await calls.everybodyAbsent(campaign, choice);
      await copyText(people.map(({ email }) => email).join('; '), near);
      return people.length;
    },
    onSuccess: (count) => report('absent-copied', { tone: 'success', text: words.copied(count) }),
    onError: (error) => report('absent-copied', { tone: 'danger', text: words.notCopied(reasonOf(error)) }),
  });
  return (
    <Button variant="secondary" pending={copy.isPending} onClick={(event) => copy.mutate(event.currentTarget)}>
      <Copy aria-hidden="true" size={16} />
      {words.copyAll(total)}
    </Button>
  );
}
