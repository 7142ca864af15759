/** The sessions as a table by date. */
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Session } from '#schemas/admin.ts';
import type { SessionsNow } from '../api/clock-calls.ts';
import { formatStatus } from '../components/session/status-badges.tsx';
import { DataTable } from '../components/table/data-table.tsx';
import { type Sort, SortHeader, type SortKeys, useSort } from '../components/table/sorting.tsx';
import { formatMonth } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import { byDate, type DateGroup, timeOf } from './by-date.ts';
import { useRowsDrawn } from './rows-drawn.ts';
import { COLUMNS, SessionRow } from './session-row.tsx';
import styles from './sessions-table.module.css';

/** Columns by which the table can be sorted, in their order. */
const SORTED = ['when', 'code', 'name', 'where', 'by', 'status', 'people'] as const;
type Column = (typeof SORTED)[number];

/** Maximum number of rows of a short table. In a longer one, the months after these rows are folded. */
export const LONG = 15;
const BY_DATE: Sort<Column> = { column: 'when', direction: 'ascending' };

interface SessionsTableProps {
  readonly sessions: readonly Session[];
  /** Times and people of the sessions; undefined until they are loaded. */
  readonly rooms: SessionsNow | undefined;
  /** Whether these are the results of a search: then no group is folded. */
  readonly filtered: boolean;
  /** Whether sessions may be changed. */
  readonly may: boolean;
  readonly onViewChart: (id: string) => void;
}

/** Table of sessions, one a row: by date in groups, unless sorted by the heading of a column. A list of cards where the panel is narrow. */
export function SessionsTable({ sessions, rooms, filtered, may, onViewChart }: SessionsTableProps) {
  const words = messages().dashboard.sessions;
  const offset = rooms?.offset ?? 0;
  // Groups depend on the day only: its beginning does not change between two refreshes.
  const today = new Date(Date.now() + offset).setHours(0, 0, 0, 0);
  const keys = useMemo((): SortKeys<Session, Column> => {
    const known = ({ id }: Session) => rooms?.rooms[id];
    return {
      when: (session) => {
        const now = known(session);
        return now === undefined ? null : timeOf(now);
      },
      code: ({ code }) => code,
      name: ({ name }) => name,
      where: (session) => known(session)?.workshop?.venue ?? null,
      by: (session) => known(session)?.owner ?? null,
      status: (session) => formatStatus({ active: session.active, room: known(session)?.room }),
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
  const parts = drawnGroups(groups, drawn, (group, before) =>
    printed || filtered || !grouped ? true : (pressed[group.key] ?? before < LONG),
  );

  return (
    <DataTable caption={words.caption} titled className={styles.table}>
      <thead>
        <tr>
          {SORTED.map((column) => (
            <SortHeader key={column} column={column} sort={sort} onSort={sortBy}>
              {words[column]}
            </SortHeader>
          ))}
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

/** Groups with their rows to draw. @param isOpen whether a group is unfolded, given the number of sessions before it */
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

interface GroupHeadingProps {
  readonly group: DateGroup;
  readonly open: boolean;
  /** Folds or unfolds the group; null if it cannot be folded. */
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
          <button type="button" className={styles.title} data-printed aria-expanded={open} onClick={onPress}>
            <Icon aria-hidden="true" size={16} />
            {title}
          </button>
        )}
      </th>
    </tr>
  );
}
