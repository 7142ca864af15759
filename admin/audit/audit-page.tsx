import { useMutation } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/button.tsx';
import { SYSTEM_ACTORS } from '#schemas/console-words.ts';
import { useFacilitators } from '../accounts/account-calls.ts';
import { useSessions } from '../api/session-calls.ts';
import { Controls } from '../parts/controls.tsx';
import { useDownload } from '../parts/download.ts';
import { SelectField } from '../parts/fields.tsx';
import { EmptyState, Note } from '../parts/notes.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { useReport, useReportFailure } from '../parts/status-line.tsx';
import { ACTION_CHOICES, actorWords } from '../words/audit.ts';
import { reasonOf } from '../words/reason.ts';
import { type AuditFilter, auditQuery, EVERYTHING, useAudit } from './audit-calls.ts';
import styles from './audit-page.module.css';
import { AuditTable } from './audit-table.tsx';

/** Who did what in the console. */
export function AuditPage() {
  return (
    <>
      <PageTitle>Audit log</PageTitle>
      <AuditPanel />
    </>
  );
}

/** The log: filters, table, older entries, export. For administrators. */
function AuditPanel() {
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
      <Controls>
        <AuditFilters filter={filter} onFilter={setFilter} usernames={[...usernames].sort(new Intl.Collator().compare)} />
        <Button variant="secondary" pending={audit.isRefetching} onClick={() => audit.refetch()}>
          <RefreshCw aria-hidden="true" size={16} />
          Refresh
        </Button>
      </Controls>
      {entries === undefined ? (
        <EmptyState>
          {audit.isError ? 'The audit log could not be loaded. Use Refresh to try again.' : 'The audit log is loading…'}
        </EmptyState>
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
            <Note>These are all {filtered ? 'that match' : 'entries'}.</Note>
          )}
        </>
      ) : filtered ? (
        <EmptyState>
          <p>No entry matches these filters.</p>
          <Button variant="secondary" onClick={() => setFilter(EVERYTHING)}>
            Show all entries
          </Button>
        </EmptyState>
      ) : (
        <EmptyState>Nothing has been done yet. Whatever is done in the console appears here.</EmptyState>
      )}
    </Panel>
  );
}

/** 'Export CSV': every entry that the filters let through, not just those on the screen. */
function AuditExport({ filter }: { filter: AuditFilter }) {
  const download = useDownload();
  const report = useReport();
  const save = useMutation({
    mutationFn: () => download(`/admin/audit.csv${auditQuery(filter)}`, 'vigie-audit.csv'),
    onMutate: () => report('export', null),
    onSuccess: ({ name }) => report('export', { tone: 'success', text: `Audit log saved as ${name}.` }),
    onError: (error) => report('export', { tone: 'danger', text: `Could not export the audit log: ${reasonOf(error)}` }),
  });
  return (
    <Button variant="secondary" pending={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" size={16} />
      Export CSV
    </Button>
  );
}

interface FiltersProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
  /** Usernames to choose from; removed accounts too, where they are known. */
  readonly usernames: readonly string[];
}

/** Filters by account and by action. */
function AuditFilters({ filter, onFilter, usernames }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <SelectField label="Account" value={filter.actor} onChange={(event) => onFilter({ ...filter, actor: event.target.value })}>
        <option value="">All accounts</option>
        {[...usernames, ...SYSTEM_ACTORS].map((actor) => (
          <option key={actor} value={actor}>
            {actorWords(actor)}
          </option>
        ))}
      </SelectField>
      <SelectField label="Action" value={filter.action} onChange={(event) => onFilter({ ...filter, action: event.target.value })}>
        <option value="">All actions</option>
        {ACTION_CHOICES.map(([action, words]) => (
          <option key={action} value={action}>
            {words}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
