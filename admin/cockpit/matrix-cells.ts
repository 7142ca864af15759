/** Positions in the matrix: keyboard navigation, hit testing, scrolling. */

/** Number of rows that Page Up and Page Down move by. */
const PAGE = 10;

/** Position in the matrix: row 0 is the heading with missions, column 0 the people. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Position after a key press; null if the key does not move. @param last position of the last cell */
export function nextCell(event: KeyboardEvent, { row, column }: CellPosition, last: CellPosition): CellPosition | null {
  const whole = event.ctrlKey || event.metaKey;
  const steps: Readonly<Record<string, CellPosition>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: Math.max(1, row - PAGE), column },
    PageDown: { row: row + PAGE, column },
    Home: { row: whole ? 1 : row, column: 0 },
    End: { row: whole ? last.row : row, column: last.column },
  };
  return steps[event.key] ?? null;
}

/** Position of the cell that contains an event's target; null outside of cells. */
export function cellAt(target: EventTarget | null): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell && { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

/** Scrolls horizontally until the sticky column of names does not cover the cell. */
export function bringAcross(box: HTMLElement, cell: HTMLElement): void {
  const names = box.querySelector<HTMLElement>('th')?.offsetWidth ?? 0;
  const inside = cell.getBoundingClientRect();
  const outside = box.getBoundingClientRect();
  if (inside.left < outside.left + names) box.scrollLeft -= outside.left + names - inside.left;
  else if (inside.right > outside.left + box.clientWidth) box.scrollLeft += inside.right - outside.left - box.clientWidth;
}

/** Heights in pixels: of the sticky heading, and of a row. */
export function sizesIn(box: HTMLElement): { readonly head: number; readonly row: number } {
  const heightOf = (selector: string) => box.querySelector(selector)?.getBoundingClientRect().height;
  // Without rows, nothing is drawn that depends on the height: any value will do.
  return { head: heightOf('thead') ?? 0, row: heightOf('tbody>tr[aria-rowindex]') ?? 24 };
}

/** Limits a value to a range. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
