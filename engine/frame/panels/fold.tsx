import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** What opens and closes it: a heading, or a few words. */
  readonly title: ReactNode;
  /** Open at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** What one may read and need not, behind its title. */
export function Fold({ title, open = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
