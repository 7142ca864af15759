import type { ReactNode } from 'react';
import { messages } from '../language/language.ts';
import styles from './people.module.css';

interface LineListProps {
  /** How many items the list shows. */
  readonly shown: number;
  /** How many there are. */
  readonly total: number;
  readonly children: ReactNode;
}

/** The first items of a long list; the last item says how many more there are. */
export function LineList({ shown, total, children }: LineListProps) {
  return (
    <ul className={styles.list}>
      {children}
      {shown < total && <li>{messages().people.more(total - shown)}</li>}
    </ul>
  );
}
