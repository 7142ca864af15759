import type { AuditPage } from '#schemas/facilitators.ts';
import { useNaming } from '../components/people/naming.ts';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { formatAction, formatActor, formatDetail, formatSubject } from '../format/audit.ts';
import { formatMoment } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import styles from './audit-table.module.css';

/** Entries of the log, newest first; cards where the panel is narrow. */
export function AuditTable({ entries, sessions }: Pick<AuditPage, 'entries' | 'sessions'>) {
  const words = messages().audit;
  const naming = useNaming();
  return (
    <DataTable caption={words.caption} className={styles.table}>
      <ColumnHeads
        columns={[words.columns.when, words.columns.who, words.columns.what, words.columns.onWhat, words.columns.details]}
      />
      <tbody>
        {entries.map((entry) => {
          const subject = formatSubject(entry, sessions);
          const detail = formatDetail(entry).join(' · ');
          return (
            <tr key={entry.id}>
              <td className={styles.when}>
                <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
              </td>
              <td className={styles.who} data-label={words.by}>
                {naming.text(formatActor(entry.actor))}
              </td>
              <th scope="row" className={styles.what}>
                {formatAction(entry.action)}
              </th>
              <td className={styles.subject} data-label={words.on} data-empty={!subject || undefined}>
                {naming.text(subject || '—')}
              </td>
              <td className={styles.detail} data-empty={!detail || undefined}>
                {naming.text(detail || '—')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
