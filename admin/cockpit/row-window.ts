/** Virtual scrolling: which rows to render, in steps, so that a short scroll renders nothing. A pure function. */

export interface RowWindow {
  readonly first: number;
  /** Index after the last row. */
  readonly end: number;
}

/** Step of the window in rows, and number of rows rendered beyond the visible ones. */
const STEP = 2;
const BEYOND = 8;

/** Rows to render. @param top scroll offset in pixels @param height visible height in pixels */
export function rowWindow({ top, height, row, count }: Readonly<Record<'top' | 'height' | 'row' | 'count', number>>): RowWindow {
  const inSight = Math.max(0, Math.floor(top / row));
  const first = Math.max(0, Math.floor((inSight - BEYOND) / STEP) * STEP);
  const end = Math.min(count, Math.ceil((inSight + Math.ceil(height / row) + BEYOND) / STEP) * STEP);
  return { first: Math.min(first, Math.max(0, count - 1)), end };
}
