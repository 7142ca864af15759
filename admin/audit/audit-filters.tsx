import { SYSTEM_ACTORS } from '#schemas/console-words.ts';
import { SelectField } from '../parts/select-field.tsx';
import { ACTION_CHOICES, actorWords } from '../words/audit.ts';
import type { AuditFilter } from './audit-calls.ts';
import styles from './audit-filters.module.css';

interface FiltersProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
  /** Usernames to choose from; removed accounts too, where they are known. */
  readonly usernames: readonly string[];
}

/** Filters by account and by action. */
export function AuditFilters({ filter, onFilter, usernames }: FiltersProps) {
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
