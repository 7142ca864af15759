import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** Heading or text of the toggle. */
  readonly title: ReactNode;
  /** Open at first, and again as often as it changes to that. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Collapsible section for optional reading. */
export function Fold({ title, open = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
