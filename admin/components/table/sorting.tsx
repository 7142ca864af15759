/** Sortable tables: column headings and sorted rows. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import styles from './sorting.module.css';

interface SortHeaderProps<Column extends string> {
  /** Column of the heading. */
  readonly column: Column;
  /** Current sort order. */
  readonly sort: Sort<Column>;
  /** Called with this column; the owner changes the direction. */
  readonly onSort: (column: Column) => void;
  /** Aligns the heading of a numeric column to its figures. */
  readonly numeric?: boolean;
  /** Name of the column. */
  readonly children: ReactNode;
}

/** Heading with `aria-sort` that sorts by its column, and reverses the order when pressed again. */
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

/** Sort column and direction. */
export interface Sort<Column extends string> {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

/** Sort key of each column; null is last in both directions. Texts are collated in the locale, numbers within them by value. */
export type SortKeys<Row, Column extends string> = Readonly<Record<Column, (row: Row) => string | number | null>>;

/** Sort order after a press on a heading: descending if it was ascending by this column, else ascending. */
function turned<Column extends string>(sort: Sort<Column>, column: Column): Sort<Column> {
  const turns = sort.column === column && sort.direction === 'ascending';
  return { column, direction: turns ? 'descending' : 'ascending' };
}

/** Sorted copy of the rows; the sort is stable. */
function sortRows<Row, Column extends string>(
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
 * Client-side sorting by the last pressed column. Pass `sort` and `sortBy` to the SortHeader of each column.
 * @param keys must be stable (module constant or memoised)
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
