import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  /** Says what the table holds, to everyone. */
  readonly caption: string;
  /** The rules that are particular to it. */
  readonly className?: string | undefined;
  /** Head and body. */
  readonly children: ReactNode;
}

/** A table of the console; a list of cards where its panel is narrow. */
export function DataTable({ caption, className, children }: DataTableProps) {
  return (
    <div className={styles.box}>
      <table className={[styles.table, className].filter(Boolean).join(' ')}>
        <caption className={styles.caption}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
