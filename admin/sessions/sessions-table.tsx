import type { Session } from '#schemas/admin.ts';
import { SessionRow } from './session-row.tsx';
import styles from './sessions-table.module.css';

/** The sessions, one a row; a list of cards where the panel is narrow. */
export function SessionsTable({ sessions, onViewChart }: { sessions: readonly Session[]; onViewChart: (id: string) => void }) {
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className={styles.caption}>Sessions, with the code that players type and what can be done with each</caption>
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">Code</th>
            <th scope="col">Name</th>
            <th scope="col">Status</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onViewChart={onViewChart} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
