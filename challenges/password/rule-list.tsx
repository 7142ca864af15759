import { Check, Circle } from 'lucide-react';
import { VisuallyHidden } from '#engine/authoring';
import styles from './rule-list.module.css';
import { brokenRules, RULES } from './rules.ts';
import { useChanges } from './use-changes.ts';

interface RuleListProps {
  readonly password: string;
  /**
   * Whether the password would be guessed, whatever rules it keeps: the list warns too, because a phone shows the estimate only after
   * scrolling.
   */
  readonly weak: boolean;
}

/** The list of rules, updated while the player types. Changes are announced to screen readers at a pause, not at each key. */
export function RuleList({ password, weak }: RuleListProps) {
  const broken = brokenRules(password);
  const changes = useChanges(
    broken.length === 0
      ? ['Toutes les règles sont respectées.']
      : RULES.map((rule) => (broken.includes(rule) ? `Il manque ${rule.missing}.` : `${rule.label} : respectée.`)),
  );
  const kept = RULES.length - broken.length;
  return (
    <section aria-label="Règles du portail">
      <h3 className={styles.title}>
        Règles du portail{' '}
        {broken.length === 0 && weak ? (
          <span className={`${styles.count} ${styles.review}`}>
            {kept}/{RULES.length}, à revoir
          </span>
        ) : (
          <span className={styles.count}>
            {kept} {kept > 1 ? 'règles' : 'règle'} sur {RULES.length}
          </span>
        )}
      </h3>
      <ul className={styles.list}>
        {RULES.map((rule) => {
          const ok = !broken.includes(rule);
          return (
            <li key={rule.id} className={ok ? styles.kept : styles.open}>
              {ok ? <Check size={18} aria-hidden="true" /> : <Circle size={18} aria-hidden="true" />}
              <span>
                {rule.label}
                <VisuallyHidden>{ok ? '\u00a0: respectée' : '\u00a0: pas encore respectée'}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <div role="status">
        <VisuallyHidden>{changes}</VisuallyHidden>
      </div>
    </section>
  );
}
