import { Link } from '#engine/ui/link.tsx';
import type { ParticipantRow } from '#schemas/participants.ts';
import { SortHeader } from '../table/sort-header.tsx';
import { participantPage } from './page-addresses.ts';
import type { ParticipantSort } from './participant-calls.ts';
import { ParticipantStatus } from './participant-status.tsx';
import { formatMoment, formatPoints } from './participant-words.ts';
import styles from './participants.module.css';

const COLUMNS: readonly (readonly [ParticipantSort, label: string, numeric: boolean])[] = [
  ['username', 'Participant', false],
  ['team', 'Team', false],
  ['score', 'Score', true],
  ['solved', 'Solved', true],
  ['joined', 'Joined', false],
];
const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

interface TableProps {
  readonly rows: readonly ParticipantRow[];
  readonly sort: ParticipantSort;
  readonly order: 'asc' | 'desc';
  readonly onSort: (sort: ParticipantSort) => void;
}

/** A page of participants; the server sorts, over all pages. */
export function ParticipantsTable({ rows, sort, order, onSort }: TableProps) {
  return (
    // A box that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className={styles.scroller} aria-label="Participants, table" tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>Participants of this session; a column's heading sorts by it</caption>
        <thead>
          <tr>
            {COLUMNS.map(([column, label, numeric]) => (
              <SortHeader
                key={column}
                column={column}
                sort={{ column: sort, direction: ORDERS[order] }}
                onSort={onSort}
                numeric={numeric}
              >
                {label}
              </SortHeader>
            ))}
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={participantPage(row.id)}>{row.username}</Link>
              </th>
              <td>{row.team ?? '—'}</td>
              <td className={styles.number}>{formatPoints(row.score)}</td>
              <td className={styles.number}>{formatPoints(row.solved)}</td>
              <td className={styles.moment}>{formatMoment(row.joinedAt)}</td>
              <td>
                <ParticipantStatus status={row.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
