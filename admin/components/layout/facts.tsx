import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of facts, side by side as far as there is room: each a term with its value. */
export function Facts({
  facts,
}: {
  /** In the order in which they stand. */
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
