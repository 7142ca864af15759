import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** Heading or text of the toggle. */
  readonly title: ReactNode;
  /** Whether the section is open at first; each change to true opens it again. */
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
