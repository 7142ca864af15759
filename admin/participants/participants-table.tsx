import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { ParticipantRow } from '#schemas/participants.ts';
import { addressOf } from '../addresses.ts';
import { ParticipantStatus } from '../components/session/status-badges.tsx';
import { DataTable } from '../components/table/data-table.tsx';
import { SortHeader } from '../components/table/sorting.tsx';
import { EmailText } from '../components/transfer/email-text.tsx';
import { formatMoment } from '../format/local-time.ts';
import { formatNumber } from '../format/numbers.ts';
import type { ParticipantSort } from './participant-calls.ts';
import styles from './participants-table.module.css';

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
    <DataTable caption="Participants of this session; a column's heading sorts by it" roomy>
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
          <th scope="col" data-silent>
            Status
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link to={addressOf('participant', row.id)}>
                <EmailText>{row.username}</EmailText>
              </Link>
              {row.name !== null && (
                <span className={styles.name}>
                  <VisuallyHidden>, on the boards </VisuallyHidden>
                  {row.name}
                </span>
              )}
            </th>
            <td data-label="Team" data-empty={row.team === null || undefined}>
              {row.team ?? '—'}
            </td>
            <td data-numeric data-label="Score">
              {formatNumber(row.score)}
            </td>
            <td data-numeric data-label="Solved">
              {formatNumber(row.solved)}
            </td>
            <td data-label="Joined">{formatMoment(row.joinedAt)}</td>
            <td>
              <ParticipantStatus status={row.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
