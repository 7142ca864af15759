import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './sort-header.module.css';
import type { Sort } from './use-sort.ts';

interface SortHeaderProps<Column extends string> {
  readonly column: Column;
  /** How the table is sorted now. */
  readonly sort: Sort<Column>;
  readonly onSort: (column: Column) => void;
  /** A column of figures ends where its figures end. */
  readonly numeric?: boolean;
  /** The column's name. */
  readonly children: ReactNode;
}

/** The heading of a column that a press sorts by, and a second press turns round; says its state with `aria-sort`. */
export function SortHeader<Column extends string>({ column, sort, onSort, numeric = false, children }: SortHeaderProps<Column>) {
  const direction = sort.column === column ? sort.direction : 'none';
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={direction} data-numeric={numeric || undefined} className={styles.header}>
      <button type="button" className={styles.button} onClick={() => onSort(column)}>
        {children}
        <Icon aria-hidden="true" size={14} className={styles.mark} data-direction={direction} />
      </button>
    </th>
  );
}
