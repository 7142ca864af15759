import { useId } from 'react';
import { SYSTEM_ACTORS } from '#schemas/console-words.ts';
import { ACTION_CHOICES, actorWords } from '../words/audit.ts';
import styles from './audit.module.css';
import type { AuditFilter } from './audit-calls.ts';

interface FiltersProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
  /** Usernames to choose from; removed accounts too, where they are known. */
  readonly usernames: readonly string[];
}

/** Filters by account and by action. */
export function AuditFilters({ filter, onFilter, usernames }: FiltersProps) {
  const id = useId();
  return (
    <div className={styles.filters}>
      <div className={styles.filter}>
        <label htmlFor={`${id}-actor`}>Account</label>
        <select id={`${id}-actor`} value={filter.actor} onChange={(event) => onFilter({ ...filter, actor: event.target.value })}>
          <option value="">All accounts</option>
          {[...usernames, ...SYSTEM_ACTORS].map((actor) => (
            <option key={actor} value={actor}>
              {actorWords(actor)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.filter}>
        <label htmlFor={`${id}-action`}>Action</label>
        <select
          id={`${id}-action`}
          value={filter.action}
          onChange={(event) => onFilter({ ...filter, action: event.target.value })}
        >
          <option value="">All actions</option>
          {ACTION_CHOICES.map(([action, words]) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
