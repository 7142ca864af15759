/** The sessions as a table by date, with what can be done with each. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChartColumn, ChevronDown, ChevronRight, Copy, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, memo, type ReactNode, useId, useMemo, useState } from 'react';
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
import { type Sort, SortHeader, type SortKeys, useSort } from '../components/table/sorting.tsx';
import { CopyCode } from '../components/transfer/copy-code.tsx';
import { formatDay, formatMonth, formatScheduledTime } from '../format/local-time.ts';
import { formatNumber } from '../format/numbers.ts';
import { reasonOf } from '../format/reason.ts';
import { peopleThere } from '../format/session-clock.ts';
import { messages } from '../language/language.ts';
import { byDate, type DateGroup, timeOf } from './by-date.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useRowsDrawn } from './rows-drawn.ts';
import { SessionState, SessionTimeButton } from './session-time.tsx';
import styles from './sessions-table.module.css';

type Column = 'when' | 'code' | 'name' | 'where' | 'by' | 'status' | 'people';

/** With more rows than these the table is a long one: months beyond them wait for a press. */
export const LONG = 15;
const COLUMNS = 8;
const BY_DATE: Sort<Column> = { column: 'when', direction: 'ascending' };

interface SessionsTableProps {
  readonly sessions: readonly Session[];
  /** Their time and people; undefined until that is known. */
  readonly rooms: SessionsNow | undefined;
  /** What was looked for was found: no part of it waits for a press. */
  readonly filtered: boolean;
  /** Whether sessions may be changed. */
  readonly may: boolean;
  readonly onViewChart: (id: string) => void;
}

/** The sessions, one a row: this week, then month by month, until a column's heading is pressed. A list of cards where the panel is narrow. */
export function SessionsTable({ sessions, rooms, filtered, may, onViewChart }: SessionsTableProps) {
  const words = messages().dashboard.sessions;
  const offset = rooms?.offset ?? 0;
  // Groups are those of a day, not of a moment: its beginning stays the same from one refresh to the next.
  const today = new Date(Date.now() + offset).setHours(0, 0, 0, 0);
  const keys = useMemo((): SortKeys<Session, Column> => {
    const known = ({ id }: Session) => rooms?.rooms[id];
    return {
      when: (session) => timeIn(known(session)),
      code: ({ code }) => code,
      name: ({ name }) => name,
      where: (session) => known(session)?.workshop?.venue ?? null,
      by: (session) => known(session)?.createdBy ?? null,
      status: ({ active }) => (active ? messages().components.active : messages().components.closed),
      people: (session) => known(session)?.present ?? null,
    };
  }, [rooms]);
  const { sorted, sort, sortBy } = useSort<Session, Column>(sessions, keys, BY_DATE);
  const grouped = sort.column === BY_DATE.column && sort.direction === BY_DATE.direction;
  const groups = useMemo(
    () =>
      grouped
        ? byDate(sessions, rooms?.rooms ?? {}, today)
        : [{ key: 'sorted', kind: 'week', at: today, sessions: sorted } as const],
    [grouped, sessions, sorted, rooms, today],
  );
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({});
  const total = sessions.length;
  const drawn = useRowsDrawn(total);
  const printed = drawn === Number.POSITIVE_INFINITY;
  const order = { sort, onSort: sortBy };
  const parts = drawnGroups(groups, drawn, (group, before) =>
    printed || filtered || !grouped ? true : (pressed[group.key] ?? before < LONG),
  );

  return (
    <DataTable caption={words.caption} titled className={styles.table}>
      <thead>
        <tr>
          <SortHeader column="when" {...order}>
            {words.when}
          </SortHeader>
          <SortHeader column="code" {...order}>
            {words.code}
          </SortHeader>
          <SortHeader column="name" {...order}>
            {words.name}
          </SortHeader>
          <SortHeader column="where" {...order}>
            {words.where}
          </SortHeader>
          <SortHeader column="by" {...order}>
            {words.by}
          </SortHeader>
          <SortHeader column="status" {...order}>
            {words.status}
          </SortHeader>
          <SortHeader column="people" {...order}>
            {words.people}
          </SortHeader>
          <th scope="col" data-silent>
            {words.actions}
          </th>
        </tr>
      </thead>
      {parts.map(({ group, open, rows }) => (
        <tbody key={group.key}>
          {grouped && (
            <GroupHeading
              group={group}
              open={open}
              onPress={filtered ? null : () => setPressed({ ...pressed, [group.key]: !open })}
            />
          )}
          {rows.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              known={rooms?.rooms[session.id]}
              offset={offset}
              may={may}
              onViewChart={onViewChart}
            />
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}

interface DrawnGroup {
  readonly group: DateGroup;
  readonly open: boolean;
  readonly rows: readonly Session[];
}

/** The groups with the rows that are drawn of each. @param isOpen told of a group, and how many sessions stand before it */
function drawnGroups(
  groups: readonly DateGroup[],
  drawn: number,
  isOpen: (group: DateGroup, before: number) => boolean,
): readonly DrawnGroup[] {
  let before = 0;
  let left = drawn;
  return groups.map((group) => {
    const open = isOpen(group, before);
    const rows = open ? group.sessions.slice(0, left) : [];
    before += group.sessions.length;
    left -= rows.length;
    return { group, open, rows };
  });
}

function timeIn(known: SessionNow | undefined): number | null {
  return known === undefined ? null : timeOf(known);
}

interface GroupHeadingProps {
  readonly group: DateGroup;
  readonly open: boolean;
  /** Opens it, or closes it; null where it stays open. */
  readonly onPress: (() => void) | null;
}

/** 'This week, 3 sessions'; 'November 2026, 40 sessions'. */
function GroupHeading({ group: { kind, at, sessions }, open, onPress }: GroupHeadingProps) {
  const words = messages().dashboard.sessions;
  const month = formatMonth(at);
  const title = words.group(kind === 'week' ? words.thisWeek : kind === 'coming' ? words.coming(month) : month, sessions.length);
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={COLUMNS}>
        {onPress === null ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <button type="button" className={styles.title} aria-expanded={open} onClick={onPress}>
            <Icon aria-hidden="true" size={16} />
            {title}
          </button>
        )}
      </th>
    </tr>
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
const SessionRow = memo(function SessionRow(props: SessionRowProps) {
  const { session, known, offset, may } = props;
  const words = messages().dashboard.sessions;
  const id = useId();
  const [more, setMore] = useState(false);
  const time = timeIn(known);
  const Icon = more ? ChevronDown : ChevronRight;
  return (
    <>
      <tr data-open={more || undefined}>
        <td className={styles.when}>{time === null ? '—' : formatScheduledTime(time, Date.now() + offset)}</td>
        <th scope="row" className={styles.code}>
          <div>
            <span className={styles.codeText}>{session.code}</span>
            <CopyCode code={session.code} />
          </div>
        </th>
        <Cut className={styles.name}>{session.name}</Cut>
        <Cut className={styles.where} label={words.where}>
          {known?.workshop?.venue ?? null}
        </Cut>
        <Cut className={styles.by} label={words.by}>
          {known?.createdBy ?? null}
        </Cut>
        <td className={styles.status}>
          <div>
            <SessionStatus active={session.active} />
            {known && <SessionState known={known} offset={offset} />}
          </div>
        </td>
        <td className={styles.people}>{known && <People known={known} />}</td>
        <td className={styles.actions}>
          <div>
            <Link to={addressOf('room', session.id)}>
              {words.room}
              <VisuallyHidden>{words.ofSession(session.code)}</VisuallyHidden>
            </Link>
            {may && <ToggleSession session={session} known={known} offset={offset} />}
            <Button variant="quiet" aria-expanded={more} aria-controls={more ? id : undefined} onClick={() => setMore(!more)}>
              <Icon aria-hidden="true" size={16} />
              {words.more}
              <VisuallyHidden>{words.ofSession(session.code)}</VisuallyHidden>
            </Button>
          </div>
        </td>
      </tr>
      {more && (
        <tr id={id} className={styles.more} aria-label={words.more}>
          <td colSpan={COLUMNS}>
            <MoreActions {...props} />
          </td>
        </tr>
      )}
    </>
  );
});

/** '12 / 20': who came, of those expected. */
function People({ known: { present, expected } }: { readonly known: SessionNow }) {
  return (
    <>
      <span aria-hidden="true">
        {formatNumber(present)}
        {expected !== null && ` / ${formatNumber(expected)}`}
      </span>
      <VisuallyHidden>{peopleThere(present, expected)}</VisuallyHidden>
    </>
  );
}

interface CutProps {
  readonly className: string | undefined;
  /** What it is, where no heading stands over it. */
  readonly label?: string;
  readonly children: string | null;
}

/** A text on one line: cut for the eye only where it is long; pointed at, selected or read aloud, it is whole. */
function Cut({ className, label, children }: CutProps) {
  return (
    <td className={className} data-label={label} data-empty={!children || undefined}>
      <span title={children ?? undefined}>{children || '—'}</span>
    </td>
  );
}

/** What is done with a session now and then, and what is known of it. */
function MoreActions({ session, known, offset, may, onViewChart }: SessionRowProps) {
  const words = messages().dashboard.sessions;
  const which = <VisuallyHidden>{words.session(session.code)}</VisuallyHidden>;
  const whose = <VisuallyHidden>{words.ofSession(session.code)}</VisuallyHidden>;
  return (
    <div className={styles.further}>
      <div className={styles.ways}>
        {may && <ProjectorLinks session={session} />}
        {may && known && <SessionTimeButton session={session} known={known} offset={offset} />}
        <Button variant="quiet" onClick={() => onViewChart(session.id)}>
          <ChartColumn aria-hidden="true" size={16} />
          {words.viewChart}
          {whose}
        </Button>
        <Link to={addressOf('participants', session.id)}>
          {words.participants}
          {whose}
        </Link>
        <Link to={addressOf('invite', session.id)}>
          {words.invite}
          <VisuallyHidden>{words.toSession(session.code)}</VisuallyHidden>
        </Link>
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
      <dl className={styles.facts}>
        {session.name && <Fact label={words.name}>{session.name}</Fact>}
        {known?.workshop && <Fact label={words.forWhom}>{messages().setup.templates.whom[known.workshop.audience].title}</Fact>}
        {known?.workshop?.venue && <Fact label={words.where}>{known.workshop.venue}</Fact>}
        {known && <Fact label={words.created}>{words.createdAt(formatDay(known.createdAt), known.createdBy)}</Fact>}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

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
