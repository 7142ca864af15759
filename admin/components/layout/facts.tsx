import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Description list, with its facts side by side if there is room. */
export function Facts({
  facts,
}: {
  /** Facts in order. */
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
