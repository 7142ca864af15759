import { useMutation } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import { SYSTEM_ACTORS } from '#schemas/console-constants.ts';
import { useFacilitators } from '../accounts/account-calls.ts';
import { Controls } from '../components/form/controls.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { useAskBeforeExport } from '../components/people/ask-first.tsx';
import { useViewInAddress } from '../components/table/use-view-in-address.ts';
import { useDownload } from '../components/transfer/download.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useAudit, useAuditSessions } from './audit-calls.ts';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-page.module.css';
import { AuditTable } from './audit-table.tsx';
import { type AuditView, auditQuery, EVERYTHING, queryOf, viewOf } from './audit-view.ts';

/** The audit log: actions in the console, with their accounts. */
export function AuditPage() {
  const { key } = useLocation();
  const kind = useNavigationType();
  const [visit, setVisit] = useState(key);
  // A link or the Back button starts a new visit, which resets the panel; a filter chosen in the panel only replaces the address.
  if (kind !== 'REPLACE' && visit !== key) setVisit(key);
  return (
    <>
      <PageTitle>{messages().shell.titles['audit-log']}</PageTitle>
      <AuditPanel key={visit} />
    </>
  );
}

/** The log: filters, table, older entries, export. For administrators. */
function AuditPanel() {
  const { audit: words, dashboard } = messages();
  const [view, setView] = useViewInAddress(viewOf, queryOf);
  // Input stays responsive while earlier entries are loading.
  const shown = useDeferredValue(view);
  const audit = useAudit(shown);
  // Accounts and sessions only fill the filters: without them the log is still shown.
  const accounts = useFacilitators(true);
  const sessions = useAuditSessions().data ?? [];
  const entries = audit.data?.pages.flatMap((page) => page.entries);
  const named = audit.data?.pages.flatMap((page) => page.sessions) ?? [];
  // Removed accounts occur only in the log's entries.
  const usernames = new Set([
    ...(accounts.data ?? []).map(({ username }) => username),
    ...(entries ?? []).map(({ actor }) => actor),
    ...(view.actor === '' ? [] : [view.actor]),
  ]);
  for (const actor of SYSTEM_ACTORS) usernames.delete(actor);
  useReportFailure('audit', audit.isError ? words.couldNotLoad(reasonOf(audit.error)) : null);
  const filtered = auditQuery(shown) !== '';
  const older = (label: string): ReactNode => (
    <Button variant="secondary" className={styles.older} pending={audit.isFetchingNextPage} onClick={() => audit.fetchNextPage()}>
      {label}
    </Button>
  );

  return (
    <Panel title={words.entries} controls={<AuditExport view={view} />}>
      <Controls>
        <AuditFilters
          view={view}
          onView={setView}
          usernames={[...usernames].sort(new Intl.Collator().compare)}
          sessions={sessions}
        />
        <Button variant="secondary" pending={audit.isRefetching} onClick={() => audit.refetch()}>
          <RefreshCw aria-hidden="true" size={16} />
          {dashboard.refresh}
        </Button>
      </Controls>
      {entries === undefined ? (
        <EmptyState>{audit.isError ? words.notLoaded : words.loading}</EmptyState>
      ) : entries.length > 0 ? (
        <>
          <AuditTable entries={entries} sessions={named} />
          {audit.hasNextPage ? older(words.older) : <Note>{words.all(filtered)}</Note>}
        </>
      ) : audit.hasNextPage ? (
        <EmptyState>
          <p>{words.noneOfNewest}</p>
          {older(words.searchOlder)}
        </EmptyState>
      ) : filtered ? (
        <EmptyState>
          <p>{words.noMatch}</p>
          <Button variant="secondary" onClick={() => setView(EVERYTHING)}>
            {words.showAll}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState>{words.nothing}</EmptyState>
      )}
    </Panel>
  );
}

/** 'Export CSV': every entry that matches the filters, not just those on the screen. */
function AuditExport({ view }: { view: AuditView }) {
  const words = messages().audit;
  const download = useDownload();
  const report = useReport();
  const askFirst = useAskBeforeExport();
  const save = useMutation({
    mutationFn: () => download(`/admin/audit.csv${auditQuery(view)}`, 'vigie-audit.csv'),
    onMutate: () => report('export', null),
    onSuccess: ({ name }) => report('export', { tone: 'success', text: words.exported(name) }),
    onError: (error) => report('export', { tone: 'danger', text: words.notExported(reasonOf(error)) }),
  });
  return (
    <Button variant="secondary" pending={save.isPending} onClick={() => askFirst(() => save.mutate())}>
      <Download aria-hidden="true" size={16} />
      {words.exportCsv}
    </Button>
  );
}
