import type { ReactNode } from 'react';
import { messages } from '../language/language.ts';
import styles from './people.module.css';

interface LineListProps {
  /** Number of items that the list shows. */
  readonly shown: number;
  /** Total number of items. */
  readonly total: number;
  readonly children: ReactNode;
}

/** The first items of a long list; the last item is the number of the others. */
export function LineList({ shown, total, children }: LineListProps) {
  return (
    <ul className={styles.list}>
      {children}
      {shown < total && <li>{messages().people.more(total - shown)}</li>}
    </ul>
  );
}
