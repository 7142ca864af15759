/** Which rows of a long table are drawn: those in sight and some beyond, in steps, so that a short scroll draws nothing. Pure. */

export interface RowWindow {
  readonly first: number;
  /** Behind the last. */
  readonly end: number;
}

/** Rows by which the window moves, and which it holds beyond those in sight. */
const STEP = 2;
const BEYOND = 8;

/** @param top pixels that are scrolled away @param height pixels in sight */
export function rowWindow({ top, height, row, count }: Readonly<Record<'top' | 'height' | 'row' | 'count', number>>): RowWindow {
  const inSight = Math.max(0, Math.floor(top / row));
  const first = Math.max(0, Math.floor((inSight - BEYOND) / STEP) * STEP);
  const end = Math.min(count, Math.ceil((inSight + Math.ceil(height / row) + BEYOND) / STEP) * STEP);
  return { first: Math.min(first, Math.max(0, count - 1)), end };
}
