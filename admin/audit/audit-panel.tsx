import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/button.tsx';
import { SYSTEM_ACTORS } from '#schemas/console-words.ts';
import { useFacilitators } from '../accounts/account-calls.ts';
import { useSessions } from '../api/session-calls.ts';
import { Panel } from '../parts/panel.tsx';
import { useReportFailure } from '../parts/status-line.tsx';
import { reasonOf } from '../words/reason.ts';
import styles from './audit.module.css';
import { EVERYTHING, useAudit } from './audit-calls.ts';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

/** The log: filters, table, older entries, export. For administrators. */
export function AuditPanel() {
  const [filter, setFilter] = useState(EVERYTHING);
  const audit = useAudit(filter, true);
  // Both only give names to what is shown: without them the log still reads.
  const accounts = useFacilitators(true);
  const sessions = useSessions();
  const entries = audit.data?.pages.flatMap((page) => page.entries);
  // Removed accounts are in the log only.
  const acted = entries?.map(({ actor }) => actor).filter((actor) => !SYSTEM_ACTORS.some((system) => system === actor)) ?? [];
  const usernames = new Set([...(accounts.data ?? []).map(({ username }) => username), ...acted]);
  if (filter.actor !== '' && !SYSTEM_ACTORS.some((system) => system === filter.actor)) usernames.add(filter.actor);
  useReportFailure('audit', audit.isError ? `Could not load the audit log: ${reasonOf(audit.error)}` : null);
  const filtered = filter.actor !== '' || filter.action !== '';

  return (
    <Panel title="Entries" controls={<AuditExport filter={filter} />}>
      <div className={styles.controls}>
        <AuditFilters filter={filter} onFilter={setFilter} usernames={[...usernames].sort(new Intl.Collator().compare)} />
        <Button variant="secondary" pending={audit.isRefetching} onClick={() => audit.refetch()}>
          <RefreshCw aria-hidden="true" size={16} />
          Refresh
        </Button>
      </div>
      {entries === undefined ? (
        <p className={styles.empty}>
          {audit.isError ? 'The audit log could not be loaded. Use Refresh to try again.' : 'The audit log is loading…'}
        </p>
      ) : entries.length > 0 ? (
        <>
          <AuditTable entries={entries} sessions={sessions.data ?? []} />
          {audit.hasNextPage ? (
            <Button
              variant="secondary"
              className={styles.older}
              pending={audit.isFetchingNextPage}
              onClick={() => audit.fetchNextPage()}
            >
              Older entries
            </Button>
          ) : (
            <p className={styles.note}>These are all {filtered ? 'that match' : 'entries'}.</p>
          )}
        </>
      ) : filtered ? (
        <div className={styles.empty}>
          <p>No entry matches these filters.</p>
          <Button variant="secondary" onClick={() => setFilter(EVERYTHING)}>
            Show all entries
          </Button>
        </div>
      ) : (
        <p className={styles.empty}>Nothing has been done yet. Whatever is done in the console appears here.</p>
      )}
    </Panel>
  );
}
