import type { ReactNode } from 'react';
import { visuallyHiddenClass } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './data-table.module.css';

interface DataTableProps {
  /** Says what the table holds, to everyone. */
  readonly caption: string;
  /** A visible title says the same: the caption is for screen readers. */
  readonly titled?: boolean;
  /** The rules that are particular to it. */
  readonly className?: string | undefined;
  /** It has many rows: where there is room it scrolls in a box of its own, so that what comes after it stays within reach. */
  readonly long?: boolean;
  /** Its rows are of text only, and get air. */
  readonly roomy?: boolean;
  /** Head and body. */
  readonly children: ReactNode;
}

/** A table of the console; a list of cards where its panel is narrow. */
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
