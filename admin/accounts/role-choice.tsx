import { ROLES } from '#schemas/console-words.ts';
import type { Role } from '#schemas/facilitators.ts';
import { ROLE_WORDS } from '../words/roles.ts';
import styles from './accounts.module.css';

/** The three roles, each with what it may do. */
export function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  return (
    <fieldset className={styles.roles}>
      <legend>Role</legend>
      {ROLES.map((role) => (
        <label key={role} className={styles.role}>
          <input type="radio" name="role" value={role} checked={role === value} onChange={() => onChange(role)} />
          <span>
            <strong>{ROLE_WORDS[role].name}</strong>
            <span className={styles.note}>{ROLE_WORDS[role].may}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
