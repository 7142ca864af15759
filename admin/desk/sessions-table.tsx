import { useMemo } from 'react';
import type { Session } from '#schemas/admin.ts';
import { DataTable } from '../parts/data-table.tsx';
import { SortHeader, type SortKeys, useSort } from '../parts/sorting.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './sessions-table.module.css';

type Column = 'id' | 'code' | 'name' | 'status';

/** With more rows than these the table is a long one. */
export const LONG = 15;

interface SessionsTableProps {
  /** Newest first. */
  readonly sessions: readonly Session[];
  /** Whether sessions may be changed. */
  readonly may: boolean;
  readonly onViewChart: (id: string) => void;
}

/** The sessions, one a row; a list of cards where the panel is narrow. Newest first until a column's heading is pressed. */
export function SessionsTable({ sessions, may, onViewChart }: SessionsTableProps) {
  const keys = useMemo((): SortKeys<Session, Column> => {
    // Ids grow with time, and the server sends the newest first: its order is that of the ids.
    const ages = new Map(sessions.map(({ id }, index) => [id, -index]));
    return {
      id: ({ id }) => ages.get(id) ?? null,
      code: ({ code }) => code,
      name: ({ name }) => name,
      status: ({ active }) => (active ? 'Active' : 'Closed'),
    };
  }, [sessions]);
  const { sorted, sort, sortBy } = useSort<Session, Column>(sessions, keys, { column: 'id', direction: 'descending' });
  const order = { sort, onSort: sortBy };

  return (
    <DataTable
      caption="Sessions, with the code that players type and what can be done with each"
      className={styles.table}
      long={sessions.length > LONG}
    >
      <thead>
        <tr>
          <SortHeader column="id" {...order}>
            ID
          </SortHeader>
          <SortHeader column="code" {...order}>
            Code
          </SortHeader>
          <SortHeader column="name" {...order}>
            Name
          </SortHeader>
          <SortHeader column="status" {...order}>
            Status
          </SortHeader>
          <th scope="col" className={styles.unsorted}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} may={may} onViewChart={onViewChart} />
        ))}
      </tbody>
    </DataTable>
  );
}
