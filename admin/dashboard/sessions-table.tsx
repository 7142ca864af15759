/** The sessions as a table, with what can be done with each. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChartColumn, Copy, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, memo, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { timeLeft } from '#engine/client/time-left.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { Session } from '#schemas/admin.ts';
import { addressOf, duplicateAddress } from '../addresses.ts';
import type { SessionNow, SessionsNow } from '../api/clock-calls.ts';
import { QUERY } from '../api/queries.ts';
import { useSessionCalls } from '../api/session-calls.ts';
import { useReport } from '../components/layout/status-line.tsx';
import { ProjectorLinks } from '../components/session/projector-links.tsx';
import { SessionStatus } from '../components/session/status-badges.tsx';
import { DataTable } from '../components/table/data-table.tsx';
import { SortHeader, type SortKeys, useSort } from '../components/table/sorting.tsx';
import { CopyCode } from '../components/transfer/copy-code.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useRowsDrawn } from './rows-drawn.ts';
import { SessionTime, SessionTimeButton } from './session-time.tsx';
import styles from './sessions-table.module.css';

type Column = 'id' | 'code' | 'name' | 'status';

/** With more rows than these the table is a long one. */
export const LONG = 15;

interface SessionsTableProps {
  /** Newest first. */
  readonly sessions: readonly Session[];
  /** Their time and people; undefined until that is known. */
  readonly rooms: SessionsNow | undefined;
  /** Whether sessions may be changed. */
  readonly may: boolean;
  readonly onViewChart: (id: string) => void;
}

/** The sessions, one a row; a list of cards where the panel is narrow. Newest first until a column's heading is pressed. */
export function SessionsTable({ sessions, rooms, may, onViewChart }: SessionsTableProps) {
  const words = messages().dashboard.sessions;
  const keys = useMemo((): SortKeys<Session, Column> => {
    // Ids grow with time, and the server sends the newest first: its order is that of the ids.
    const ages = new Map(sessions.map(({ id }, index) => [id, -index]));
    return {
      id: ({ id }) => ages.get(id) ?? null,
      code: ({ code }) => code,
      name: ({ name }) => name,
      status: ({ active }) => (active ? messages().components.active : messages().components.closed),
    };
  }, [sessions]);
  const { sorted, sort, sortBy } = useSort<Session, Column>(sessions, keys, { column: 'id', direction: 'descending' });
  const order = { sort, onSort: sortBy };
  const drawn = useRowsDrawn(sorted.length);

  return (
    <DataTable caption={words.caption} titled className={styles.table} long={sessions.length > LONG}>
      <thead>
        <tr>
          <SortHeader column="code" {...order}>
            {words.code}
          </SortHeader>
          <SortHeader column="name" {...order}>
            {words.name}
          </SortHeader>
          <SortHeader column="status" {...order}>
            {words.status}
          </SortHeader>
          <th scope="col" data-silent>
            {words.actions}
          </th>
          <SortHeader column="id" {...order}>
            {words.id}
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {sorted.slice(0, drawn).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            known={rooms?.rooms[session.id]}
            offset={rooms?.offset ?? 0}
            may={may}
            onViewChart={onViewChart}
          />
        ))}
      </tbody>
    </DataTable>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly known: SessionNow | undefined;
  /** What to add to this browser's clock to have the server's. */
  readonly offset: number;
  /** Whether sessions may be changed. */
  readonly may: boolean;
  readonly onViewChart: (id: string) => void;
}

/** One session and what can be done with it. Remembered: a refresh draws the rows that changed, not all of them. */
const SessionRow = memo(function SessionRow({ session, known, offset, may, onViewChart }: SessionRowProps) {
  const words = messages().dashboard.sessions;
  const which = <VisuallyHidden>{words.session(session.code)}</VisuallyHidden>;
  const whose = <VisuallyHidden>{words.ofSession(session.code)}</VisuallyHidden>;
  return (
    <tr>
      <th scope="row" className={styles.code}>
        <div>
          <span className={styles.codeText}>{session.code}</span>
          <CopyCode code={session.code} />
        </div>
      </th>
      <td className={styles.name}>
        {session.name || '—'}
        {known && <SessionTime known={known} offset={offset} />}
        <p className={styles.pages}>
          <Link to={addressOf('room', session.id)}>
            {words.room}
            {whose}
          </Link>
          <Link to={addressOf('participants', session.id)}>
            {words.participants}
            {whose}
          </Link>
          <Link to={addressOf('invite', session.id)}>
            {words.invite}
            <VisuallyHidden>{words.toSession(session.code)}</VisuallyHidden>
          </Link>
        </p>
      </td>
      <td className={styles.status}>
        <SessionStatus active={session.active} />
      </td>
      <td className={styles.actions}>
        <div>
          {may && <ToggleSession session={session} known={known} offset={offset} />}
          {may && <ProjectorLinks session={session} />}
          {may && known && <SessionTimeButton session={session} known={known} offset={offset} />}
          <Button variant="quiet" onClick={() => onViewChart(session.id)}>
            <ChartColumn aria-hidden="true" size={16} />
            {words.viewChart}
            {whose}
          </Button>
          {may && (
            <>
              <Link to={addressOf('edit-session', session.id)} className={styles.seldom}>
                <Pencil aria-hidden="true" size={16} />
                {words.edit}
                {which}
              </Link>
              <Link to={duplicateAddress(session.id)} className={styles.seldom}>
                <Copy aria-hidden="true" size={16} />
                {words.duplicate}
                {which}
              </Link>
              <DeleteLink session={session} />
            </>
          )}
        </div>
      </td>
      <td className={styles.id} data-label={words.id}>
        {/* Cut for the eye only: pointed at, selected or read aloud, it is whole. */}
        <span title={session.id}>
          <bdi>{session.id}</bdi>
        </span>
      </td>
    </tr>
  );
});

/** 'Close' for an open session, 'Open' for a closed one; one that has ended is asked about first. */
function ToggleSession({ session, known, offset }: Pick<SessionRowProps, 'session' | 'known' | 'offset'>) {
  const words = messages().dashboard.sessions;
  const { open, close } = useSessionCalls();
  const queries = useQueryClient();
  const report = useReport();
  const [asking, setAsking] = useState(false);
  // The current scoreboard is that of the open sessions: it changes with them.
  const refresh = () =>
    Promise.all([QUERY.sessions, QUERY.rooms, QUERY.scores].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const toggle = useMutation({
    mutationFn: () => (session.active ? close(session.id) : open(session.id)),
    onMutate: () => report('toggle', null),
    onError: (error) => {
      const failed = session.active ? words.notClosed : words.notOpened;
      report('toggle', { tone: 'danger', text: failed(session.code, reasonOf(error)) });
    },
    onSettled: refresh,
  });

  function press({ detail }: MouseEvent) {
    // The second half of a double click would take the first one back.
    if (detail > 1) return;
    if (!session.active && mayHaveEnded(known, offset)) setAsking(true);
    else toggle.mutate();
  }

  async function opened() {
    await refresh();
    setAsking(false);
    report('toggle', { tone: 'success', text: words.reopened(session.code) });
  }

  return (
    <>
      <Button variant="secondary" pending={toggle.isPending} onClick={press}>
        {session.active ? <Lock aria-hidden="true" size={16} /> : <LockOpen aria-hidden="true" size={16} />}
        {session.active ? words.close : words.open}
        <VisuallyHidden>{words.session(session.code)}</VisuallyHidden>
      </Button>
      {asking && <ReopenDialog session={session} onOpened={opened} onCancel={() => setAsking(false)} />}
    </>
  );
}

/** Whether opening it would begin a session anew; one whose time is not known may have ended. */
function mayHaveEnded(known: SessionNow | undefined, offset: number): boolean {
  if (known === undefined) return true;
  return known.room.endedAt !== null || timeLeft(known.room, Date.now() + offset).phase === 'ended';
}

/** To the page that says what would be destroyed. */
function DeleteLink({ session }: { session: Session }) {
  const words = messages().dashboard.sessions;
  return (
    <Link to={addressOf('delete-session', session.id)} className={`${styles.seldom} ${styles.delete}`}>
      <Trash2 aria-hidden="true" size={16} />
      {words.delete}
      <VisuallyHidden>{words.session(session.code)}</VisuallyHidden>
    </Link>
  );
}
