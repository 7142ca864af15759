import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/button.tsx';
import { Field } from '#engine/ui/field.tsx';
import type { Session } from '#schemas/admin.ts';
import { Panel } from '../panel.tsx';
import { useRefreshAll } from '../queries.ts';
import { CreateSession } from './create-session.tsx';
import { filterSessions } from './filter-sessions.ts';
import styles from './sessions-panel.module.css';
import { SessionsTable } from './sessions-table.tsx';

interface SessionsPanelProps {
  readonly sessions: readonly Session[] | undefined;
  readonly failed: boolean;
  /** When the list was last fetched, in epoch milliseconds; 0 before the first time. */
  readonly updatedAt: number;
  readonly auto: boolean;
  readonly onAuto: (auto: boolean) => void;
  readonly onViewChart: (id: string) => void;
}

/** Sessions: search, refresh by hand or by itself, create, and the table. */
export function SessionsPanel({ sessions, failed, updatedAt, auto, onAuto, onViewChart }: SessionsPanelProps) {
  const [search, setSearch] = useState('');
  const [refreshing, setRefreshing] = useState(false);
  const refreshAll = useRefreshAll();
  const found = filterSessions(sessions ?? [], search);

  async function refresh() {
    setRefreshing(true);
    await refreshAll();
    setRefreshing(false);
  }

  return (
    <Panel title="Sessions" controls={<CreateSession />}>
      <div className={styles.controls}>
        <div className={styles.search}>
          <Field
            label="Search by code or name"
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            autoComplete="off"
          />
        </div>
        <div className={styles.refresh}>
          {updatedAt > 0 && <span className={styles.updated}>Updated {new Date(updatedAt).toLocaleTimeString()}</span>}
          <Button variant="secondary" pending={refreshing} onClick={refresh}>
            <RefreshCw aria-hidden="true" size={16} />
            Refresh
          </Button>
          <Button variant="secondary" onClick={() => onAuto(!auto)}>
            <span className={styles.lamp} data-on={auto} aria-hidden="true" />
            Auto refresh {auto ? 'ON' : 'OFF'}
          </Button>
        </div>
      </div>
      {sessions === undefined ? (
        <p className={styles.empty}>
          {failed ? 'The sessions could not be loaded. Use Refresh to try again.' : 'Sessions are loading…'}
        </p>
      ) : sessions.length === 0 ? (
        <p className={styles.empty}>No session yet. Use “Create session” to get a code to share with your players.</p>
      ) : found.length === 0 ? (
        <p className={styles.empty}>
          No session matches “{search.trim()}”. Clear the search to see all {sessions.length}.
        </p>
      ) : (
        <SessionsTable sessions={found} onViewChart={onViewChart} />
      )}
    </Panel>
  );
}
