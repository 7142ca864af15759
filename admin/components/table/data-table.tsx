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
  /** Whether there are many rows: the table then scrolls in its own box if there is room, so that content below stays within reach. */
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

/** Heading of a column: its title, and the format of its cells if it differs. */
type Column = string | { readonly title: string; readonly numeric?: boolean; readonly className?: string | undefined };

interface ColumnHeadsProps {
  /** Columns from first to last; each title may occur once. */
  readonly columns: readonly Column[];
}

/**
 * Headings of columns that cannot be sorted. Visually hidden if the table becomes a list of cards, whose cells have labels of their own.
 */
export function ColumnHeads({ columns }: ColumnHeadsProps) {
  return (
    <thead data-silent>
      <tr>
        {columns.map((column) => {
          const { title, numeric = false, className } = typeof column === 'string' ? { title: column } : column;
          return (
            <th key={title} scope="col" data-numeric={numeric || undefined} className={className}>
              {title}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
