import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { useRefreshAll } from '../api/queries.ts';
import { Controls } from '../components/form/controls.tsx';
import { SelectField } from '../components/form/fields.tsx';
import { formatClock } from '../format/local-time.ts';
import type { StatusFilter } from './filter-sessions.ts';
import styles from './sessions-controls.module.css';

interface SessionsControlsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly status: StatusFilter;
  readonly onStatus: (status: StatusFilter) => void;
  /** When the list was last fetched, in epoch milliseconds; 0 before the first time. */
  readonly updatedAt: number;
  /** Whether the last refresh failed. */
  readonly stale: boolean;
  readonly auto: boolean;
  readonly onAuto: (auto: boolean) => void;
}

const STATUSES: readonly (readonly [StatusFilter, string])[] = [
  ['all', 'All'],
  ['active', 'Active'],
  ['closed', 'Closed'],
  ['archived', 'Archived'],
];

/** What the list shows, and how it is kept up to date. */
export function SessionsControls({ search, onSearch, status, onStatus, updatedAt, stale, auto, onAuto }: SessionsControlsProps) {
  const [refreshing, setRefreshing] = useState(false);
  const refreshAll = useRefreshAll();

  async function refresh() {
    setRefreshing(true);
    await refreshAll();
    setRefreshing(false);
  }

  function choose(value: string) {
    const chosen = STATUSES.find(([one]) => one === value);
    if (chosen !== undefined) onStatus(chosen[0]);
  }

  return (
    <Controls>
      <div className={styles.filters}>
        <div className={styles.search}>
          <Field
            label="Search by code or name"
            type="search"
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            autoComplete="off"
          />
        </div>
        <SelectField label="Status" value={status} onChange={(event) => choose(event.target.value)}>
          {STATUSES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.refresh}>
        {updatedAt > 0 && (
          <span className={styles.updated}>
            {stale ? 'Not refreshed since' : 'Updated'} {formatClock(updatedAt)}
          </span>
        )}
        <Button variant="secondary" pending={refreshing} onClick={refresh}>
          <RefreshCw aria-hidden="true" size={16} />
          Refresh
        </Button>
        <Button variant="secondary" onClick={() => onAuto(!auto)}>
          <span className={styles.lamp} data-lamp={auto ? (stale ? 'stale' : 'on') : 'off'} aria-hidden="true" />
          Auto refresh {auto ? 'ON' : 'OFF'}
        </Button>
      </div>
    </Controls>
  );
}
