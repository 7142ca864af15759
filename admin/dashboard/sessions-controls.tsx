import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { useRefreshAll } from '../api/queries.ts';
import { Controls } from '../components/form/controls.tsx';
import { SelectField } from '../components/form/fields.tsx';
import { formatClock } from '../format/local-time.ts';
import { messages } from '../language/language.ts';
import type { StatusFilter } from './filter-sessions.ts';
import styles from './sessions-controls.module.css';

interface SessionsControlsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly status: StatusFilter;
  readonly onStatus: (status: StatusFilter) => void;
  /** Accounts that own sessions. */
  readonly owners: readonly string[];
  /** Owner of the shown sessions; null for all. */
  readonly by: string | null;
  readonly onBy: (by: string | null) => void;
  /** When the list was last fetched, in epoch milliseconds; 0 before the first time. */
  readonly updatedAt: number;
  /** Whether the last refresh failed. */
  readonly stale: boolean;
  readonly auto: boolean;
  readonly onAuto: (auto: boolean) => void;
}

const STATUSES: readonly StatusFilter[] = ['all', 'active', 'closed', 'archived'];

/** Filters of the list, and its refresh. */
export function SessionsControls(props: SessionsControlsProps) {
  const { search, onSearch, status, onStatus, owners, by, onBy, updatedAt, stale, auto, onAuto } = props;
  const { dashboard } = messages();
  const words = dashboard.sessions;
  const [refreshing, setRefreshing] = useState(false);
  const refreshAll = useRefreshAll();

  async function refresh() {
    setRefreshing(true);
    await refreshAll();
    setRefreshing(false);
  }

  function choose(value: string) {
    const chosen = STATUSES.find((one) => one === value);
    if (chosen !== undefined) onStatus(chosen);
  }

  return (
    <Controls>
      <div className={styles.filters}>
        <div className={styles.search}>
          <Field
            label={words.search}
            type="search"
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            autoComplete="off"
          />
        </div>
        <SelectField label={words.status} value={status} onChange={(event) => choose(event.target.value)}>
          {STATUSES.map((value) => (
            <option key={value} value={value}>
              {words.statuses[value]}
            </option>
          ))}
        </SelectField>
        {owners.length > 1 && (
          <SelectField label={words.by} value={by ?? ''} onChange={(event) => onBy(event.target.value || null)}>
            <option value="">{words.everyone}</option>
            {owners.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className={styles.refresh}>
        {updatedAt > 0 && (
          <span className={styles.updated}>{(stale ? words.notRefreshedSince : words.updated)(formatClock(updatedAt))}</span>
        )}
        <Button variant="secondary" pending={refreshing} onClick={refresh}>
          <RefreshCw aria-hidden="true" size={16} />
          {dashboard.refresh}
        </Button>
        <Button variant="secondary" onClick={() => onAuto(!auto)}>
          <span className={styles.lamp} data-lamp={auto ? (stale ? 'stale' : 'on') : 'off'} aria-hidden="true" />
          {words.autoRefresh(auto)}
        </Button>
      </div>
    </Controls>
  );
}
