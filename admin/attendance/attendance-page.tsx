import { useMutation, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import type { Attendance } from '#schemas/attendance.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { addressOf } from '../addresses.ts';
import { useSessionDetails } from '../api/session-calls.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { PageHead, PageTitle } from '../components/layout/page-title.tsx';
import paper from '../components/layout/paper-page.module.css';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { HiddenPart, useAskBeforeExport } from '../components/people/ask-first.tsx';
import { useDownload } from '../components/transfer/download.ts';
import { formatDay, formatScheduledTime, timeZone } from '../format/local-time.ts';
import { wasMoved } from '../format/played-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import styles from './attendance-page.module.css';

/** Attendance sheet of people who attended, with times, and people who did not; to be printed and signed, or saved for a spreadsheet. */
export function AttendancePage() {
  const { buttons, components, proof, participants, shell } = messages();
  const words = proof.attendance;
  const { session: id = '' } = useParams();
  const { call } = useSignedIn();
  const path = `/admin/sessions/${encodeURIComponent(id)}/attendance`;
  const session = useSessionDetails(id);
  const attendance = useQuery({
    queryKey: ['attendance', id],
    queryFn: ({ signal }) => call<Attendance>('GET', path, { signal }),
  });
  const download = useDownload();
  const report = useReport();
  const askFirst = useAskBeforeExport();
  const save = useMutation({
    mutationFn: () => download(`${path}.csv?${new URLSearchParams({ zone: timeZone() })}`, 'vigie-attendance.csv'),
    onSuccess: ({ name }) => report('attendance', { tone: 'success', text: words.saved(name) }),
    onError: (error) => report('attendance', { tone: 'danger', text: words.notSaved(reasonOf(error)) }),
  });
  useReportFailure('attendance-page', attendance.isError ? words.couldNotLoad(reasonOf(attendance.error)) : null);
  return (
    <div className={`${paper.page} ${styles.page}`}>
      <PageHead>
        <Link to={addressOf('participants', id)} className={paper.tools}>
          {participants.one.ofTheSession}
        </Link>
        <PageTitle>{shell.titles.attendance}</PageTitle>
        <div className={paper.tools}>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={16} />
            {buttons.print}
          </Button>
          <Button variant="secondary" pending={save.isPending} onClick={() => askFirst(() => save.mutate())}>
            <FileSpreadsheet aria-hidden="true" size={16} />
            {words.spreadsheet}
          </Button>
          <Note>{words.about}</Note>
        </div>
      </PageHead>
      {attendance.data && session.data ? (
        <HiddenPart about={components.sharedScreen.attendance}>
          <Sheet session={session.data} attendance={attendance.data} />
        </HiddenPart>
      ) : (
        <EmptyState>{attendance.isError || session.isError ? words.notLoaded : words.loading}</EmptyState>
      )}
    </div>
  );
}

interface Row {
  readonly username: string;
  readonly realName: string | null;
  readonly team: string | null;
  readonly from?: string;
  readonly until?: string;
}

/** The printed sheet: session and day, a row with room to sign for each person, and who vouches for it. */
function Sheet({ session, attendance }: { readonly session: SessionDetails; readonly attendance: Attendance }) {
  const { sessionPages, proof } = messages();
  const words = proof.attendance;
  const { present, absent, expected, erased, directory } = attendance;
  const came = present.length + erased;
  const rows: readonly Row[] = [...present, ...absent].sort((a, b) => shownName(a).localeCompare(shownName(b)));
  const planned = session.workshop?.startsAt ?? null;
  const [first = null] = present.map(({ from }) => from).sort();
  const moved = wasMoved({ planned, played: first });
  const day = (moved ? first : (planned ?? first)) ?? session.opensAt ?? session.createdAt;
  const on = moved && planned !== null ? messages().format.movedFrom(formatDay(day), formatDay(planned)) : formatDay(day);
  const hour = (at: string) => formatScheduledTime(Date.parse(at), Date.parse(day), Date.parse(day));
  const venue = session.workshop?.venue ?? null;
  // Before the end, the sheet is printed to be signed by hand: people who have not come yet are not marked absent.
  const over = session.closedAt !== null && !session.active;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h2>{session.name ?? sessionPages.withoutName}</h2>
        <p>{[words.on(on), ...(venue === null ? [] : [venue]), words.code(session.code)].join(' · ')}</p>
        <p>
          {over || came > 0 || expected === null ? words.came(came, expected) : words.expected(expected)}
          {erased > 0 && ` ${words.erased(erased)}`}
        </p>
        {directory.length > 0 && <p>{words.directory(directory)}</p>}
      </header>
      {rows.length === 0 ? (
        <EmptyState>{words.nobody}</EmptyState>
      ) : (
        <div className={styles.box}>
          <table className={styles.table}>
            <caption>{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.columns.name}</th>
                <th scope="col">{words.columns.team}</th>
                <th scope="col">{words.columns.from}</th>
                <th scope="col">{words.columns.until}</th>
                <th scope="col" className={styles.signature}>
                  {words.columns.signature}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.username}>
                  <th scope="row">
                    {shownName(row)}
                    {row.realName !== null && <span className={styles.email}>{row.username}</span>}
                  </th>
                  <td data-label={words.columns.team} data-empty={row.team === null || undefined}>
                    {row.team ?? '—'}
                  </td>
                  {row.from === undefined || row.until === undefined ? (
                    <td colSpan={2} className={styles.absent}>
                      {over && words.absent}
                    </td>
                  ) : (
                    <>
                      <td data-label={words.columns.from} className={styles.time}>
                        {hour(row.from)}
                      </td>
                      <td data-label={words.columns.until} className={styles.time}>
                        {hour(row.until)}
                      </td>
                    </>
                  )}
                  <td className={styles.signature} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <footer className={styles.foot}>
        <p>{words.facilitator}</p>
        <p>{words.signedOn}</p>
      </footer>
    </article>
  );
}

function shownName({ realName, username }: Row): string {
  return realName ?? username;
}
