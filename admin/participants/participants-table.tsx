import { Link } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { ParticipantRow } from '#schemas/participants.ts';
import { addressOf } from '../addresses.ts';
import { ParticipantStatus } from '../components/session/status-badges.tsx';
import { DataTable } from '../components/table/data-table.tsx';
import { SortHeader } from '../components/table/sorting.tsx';
import { EmailText } from '../components/transfer/email-text.tsx';
import { formatMoment } from '../format/local-time.ts';
import { formatNumber } from '../format/numbers.ts';
import { shownEmail } from '../format/shown-email.ts';
import { messages } from '../language/language.ts';
import type { ParticipantSort } from './participant-calls.ts';
import styles from './participants-table.module.css';

const COLUMNS: readonly (readonly [ParticipantSort, numeric: boolean])[] = [
  ['username', false],
  ['team', false],
  ['score', true],
  ['solved', true],
  ['joined', false],
];
const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

interface TableProps {
  readonly rows: readonly ParticipantRow[];
  readonly sort: ParticipantSort;
  readonly order: 'asc' | 'desc';
  readonly onSort: (sort: ParticipantSort) => void;
  /** Removes or reinstates a participant; null if the account may not. */
  readonly onTakeOut: ((row: ParticipantRow) => void) | null;
}

/** One page of participants; the server sorts across all pages. */
export function ParticipantsTable({ rows, sort, order, onSort, onTakeOut }: TableProps) {
  const { table, one } = messages().participants;
  const { columns } = table;
  return (
    <DataTable caption={table.caption} roomy>
      <thead>
        <tr>
          {COLUMNS.map(([column, numeric]) => (
            <SortHeader
              key={column}
              column={column}
              sort={{ column: sort, direction: ORDERS[order] }}
              onSort={onSort}
              numeric={numeric}
            >
              {columns[column]}
            </SortHeader>
          ))}
          <th scope="col" data-silent>
            {table.status}
          </th>
          {onTakeOut && (
            <th scope="col" data-silent className={styles.action}>
              {table.action}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link to={addressOf('participant', row.id)}>
                <EmailText>{row.username}</EmailText>
              </Link>
              {row.realName !== null && (
                <span className={styles.realName}>
                  <VisuallyHidden>, </VisuallyHidden>
                  {row.realName}
                </span>
              )}
              {row.name !== null && row.name !== row.username && (
                <span className={styles.name}>
                  <VisuallyHidden>{table.onTheBoards}</VisuallyHidden>
                  {row.name}
                </span>
              )}
            </th>
            <td data-label={columns.team} data-empty={row.team === null || undefined}>
              {row.team ?? '—'}
            </td>
            <td data-numeric data-label={columns.score}>
              {formatNumber(row.score)}
            </td>
            <td data-numeric data-label={columns.solved}>
              {formatNumber(row.solved)}
            </td>
            <td data-label={columns.joined}>{formatMoment(row.joinedAt)}</td>
            <td>
              <ParticipantStatus status={row.status} />
            </td>
            {onTakeOut && (
              <td className={styles.action}>
                {row.status !== 'merged' && (
                  <Button variant="quiet" onClick={() => onTakeOut(row)}>
                    {row.status === 'playing' ? one.remove : one.reinstate}
                    <VisuallyHidden> {shownEmail(row.username)}</VisuallyHidden>
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
