import type { AuditPage } from '#schemas/facilitators.ts';
import { DataTable } from '../components/table/data-table.tsx';
import { formatAction, formatActor, formatDetail, formatSubject } from '../format/audit.ts';
import { formatMoment } from '../format/local-time.ts';
import styles from './audit-table.module.css';

/** Entries of the log, newest first; cards where the panel is narrow. */
export function AuditTable({ entries, sessions }: Pick<AuditPage, 'entries' | 'sessions'>) {
  return (
    <DataTable caption="Who did what in the console, newest first" className={styles.table}>
      <thead data-silent>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">On what</th>
          <th scope="col">Details</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const subject = formatSubject(entry, sessions);
          const detail = formatDetail(entry).join(' · ');
          return (
            <tr key={entry.id}>
              <td className={styles.when}>
                <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
              </td>
              <td className={styles.who} data-label="By">
                {formatActor(entry.actor)}
              </td>
              <th scope="row" className={styles.what}>
                {formatAction(entry.action)}
              </th>
              <td className={styles.subject} data-label="On" data-empty={!subject || undefined}>
                {subject || '—'}
              </td>
              <td className={styles.detail} data-empty={!detail || undefined}>
                {detail || '—'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
