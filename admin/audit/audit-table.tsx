import type { AuditPage } from '#schemas/facilitators.ts';
import { DataTable } from '../parts/data-table.tsx';
import { actionWords, actorWords, detailWords, subjectWords } from '../words/audit.ts';
import { formatMoment } from '../words/local-time.ts';
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
          const subject = subjectWords(entry, sessions);
          const detail = detailWords(entry).join(' · ');
          return (
            <tr key={entry.id}>
              <td className={styles.when}>
                <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
              </td>
              <td className={styles.who} data-label="By">
                {actorWords(entry.actor)}
              </td>
              <th scope="row" className={styles.what}>
                {actionWords(entry.action)}
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
