/** Tables that are sorted by pressing a heading: the heading, and the rows in their order. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import styles from './sorting.module.css';

interface SortHeaderProps<Column extends string> {
  /** The column that it heads. */
  readonly column: Column;
  /** How the table is sorted now. */
  readonly sort: Sort<Column>;
  /** Called with this column; the owner turns the direction. */
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

/** By which column rows are sorted, and which way. */
export interface Sort<Column extends string> {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

/** What a column sorts by; null stands last, whichever way. Texts compare as people of this locale do, with numbers in them as numbers. */
export type SortKeys<Row, Column extends string> = Readonly<Record<Column, (row: Row) => string | number | null>>;

/** The same column turns round; another one starts ascending. */
export function turned<Column extends string>(sort: Sort<Column>, column: Column): Sort<Column> {
  const turns = sort.column === column && sort.direction === 'ascending';
  return { column, direction: turns ? 'descending' : 'ascending' };
}

/** A sorted copy; equal rows stay in the order in which they came. */
export function sortRows<Row, Column extends string>(
  rows: readonly Row[],
  keys: SortKeys<Row, Column>,
  { column, direction }: Sort<Column>,
): Row[] {
  const compare = new Intl.Collator(undefined, { numeric: true }).compare;
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: keys[column](row) }));
  keyed.sort(({ key: one }, { key: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other)));
  });
  return keyed.map(({ row }) => row);
}

/**
 * Rows sorted in the browser by the column that was pressed last. Give `sort` and `sortBy` to the SortHeader of each column.
 * @param keys defined outside of the component, or memoised
 */
export function useSort<Row, Column extends string>(
  rows: readonly Row[],
  keys: SortKeys<Row, Column>,
  initial: Sort<NoInfer<Column>>,
) {
  const [sort, setSort] = useState<Sort<Column>>(initial);
  const sorted = useMemo(() => sortRows(rows, keys, sort), [rows, keys, sort]);
  return { sorted, sort, sortBy: (column: Column) => setSort((before) => turned(before, column)) };
}
