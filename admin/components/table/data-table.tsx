import type { ReactNode } from 'react';
import { visuallyHiddenClass } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './data-table.module.css';

interface DataTableProps {
  /** Caption: describes the content. */
  readonly caption: string;
  /** Whether the caption is visually hidden, as a visible title has the same text. */
  readonly titled?: boolean;
  /** Additional class name. */
  readonly className?: string | undefined;
  /** Many rows: scrolls in its own box where there is room, so that content below stays within reach. */
  readonly long?: boolean;
  /** More padding, for rows of text. */
  readonly roomy?: boolean;
  /** Head and body. */
  readonly children: ReactNode;
}

/** Table of the console; a list of cards where the panel is narrow. */
export function DataTable({ caption, titled = false, className, long = false, roomy = false, children }: DataTableProps) {
  const table = (
    <table className={[styles.table, roomy && styles.roomy, className].filter(Boolean).join(' ')}>
      <caption className={titled ? visuallyHiddenClass : styles.caption}>{caption}</caption>
      {children}
    </table>
  );
  if (!long) return <div className={styles.box}>{table}</div>;
  return (
    // A box that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className={`${styles.box} ${styles.long}`} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}
