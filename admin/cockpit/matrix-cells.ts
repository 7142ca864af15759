/** Places in the table of everybody: where keys lead, what was pressed, and what brings a cell into sight. */

/** Rows that a page key goes. */
const PAGE = 10;

/** A place in the table: row 0 are the missions, column 0 are the people. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads from a place; null for a key that is not for the table. @param last place of the last cell */
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

/** The place of a cell that was pressed; null beside the cells. */
export function cellAt(target: EventTarget | null): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell && { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

/** Scrolls sideways until the cell stands free of the names. */
export function bringAcross(box: HTMLElement, cell: HTMLElement): void {
  const names = box.querySelector<HTMLElement>('th')?.offsetWidth ?? 0;
  const inside = cell.getBoundingClientRect();
  const outside = box.getBoundingClientRect();
  if (inside.left < outside.left + names) box.scrollLeft -= outside.left + names - inside.left;
  else if (inside.right > outside.left + box.clientWidth) box.scrollLeft += inside.right - outside.left - box.clientWidth;
}

/** Pixels: how much of the box the missions' titles cover, and how high a person's row is. */
export function sizesIn(box: HTMLElement): { readonly head: number; readonly row: number } {
  const heightOf = (selector: string) => box.querySelector(selector)?.getBoundingClientRect().height;
  // Where nobody is there is nothing to draw, and any height will do.
  return { head: heightOf('thead') ?? 0, row: heightOf('tbody>tr[aria-rowindex]') ?? 24 };
}

/** The nearest value between the two. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
