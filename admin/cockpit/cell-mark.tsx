/** How a cell looks: a shape for the state, the minutes, and what it took. Nothing is told by a colour alone. */

import { isOpen } from '#engine/rules/session/needs-help.ts';
import type { SessionCell } from '#engine/rules/session/state.ts';
import styles from './cell-mark.module.css';
import { timeOn } from './format.ts';

export type MarkState = 'untouched' | 'open' | 'solved' | 'stuck';

/** The shape, drawn before what the element holds: thousands of cells have no element of their own for it. */
export function markOf(
  cell: SessionCell | null,
  stuck: boolean,
): { readonly className: string; readonly 'data-state': MarkState } {
  return shapeOf(cell?.solvedAt != null ? 'solved' : !isOpen(cell) ? 'untouched' : stuck ? 'stuck' : 'open');
}

export function shapeOf(state: MarkState) {
  return { className: styles.mark ?? '', 'data-state': state };
}

/** The one figure that a low row has room for: what is hard for whoever is on it, else the minutes. */
export function CellFigure({ cell, now }: { readonly cell: SessionCell; readonly now: number }) {
  const { failures, hints, solvedAt } = cell;
  if (solvedAt === null && failures > 0) return `✕${failures}`;
  if (solvedAt === null && hints > 0) return `?${hints}`;
  return minutesOn(cell, now);
}

function minutesOn(cell: SessionCell, now: number): string {
  const time = timeOn(cell, now);
  return time === null ? '' : `${Math.floor(time / 60_000)}′`;
}

/** What stands beside the shape and below it. */
export function CellFigures({ cell, now }: { readonly cell: SessionCell; readonly now: number }) {
  const { failures, hints } = cell;
  const effort = [failures > 0 ? `✕${failures}` : '', hints > 0 ? `?${hints}` : ''].filter(Boolean).join(' ');
  return (
    <>
      {minutesOn(cell, now)}
      {effort !== '' && <span className={styles.effort}>{effort}</span>}
    </>
  );
}
