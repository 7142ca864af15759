/** Appearance of a matrix cell: shape by state, minutes, attempts and hints. No state is shown by colour alone. */

import { isOpen } from '#engine/rules/session/needs-help.ts';
import type { SessionCell } from '#engine/rules/session/state.ts';
import styles from './cell-mark.module.css';
import { cellMinutes, timeOn } from './format.ts';

type MarkState = 'untouched' | 'open' | 'solved' | 'stuck';

/** Class and state by which CSS draws the shape: an element for the shape of each of thousands of cells would be too many. */
export function markOf(
  cell: SessionCell | null,
  stuck: boolean,
): { readonly className: string; readonly 'data-state': MarkState } {
  return shapeOf(cell?.solvedAt != null ? 'solved' : !isOpen(cell) ? 'untouched' : stuck ? 'stuck' : 'open');
}

export function shapeOf(state: MarkState) {
  return { className: styles.mark ?? '', 'data-state': state };
}

/**
 * The single figure in a low row. For an unsolved mission: failed attempts, with a mark if there were hints too; without failures, hints.
 * In all other cases, minutes.
 */
export function CellFigure({ cell, now }: { readonly cell: SessionCell; readonly now: number }) {
  const { failures, hints, solvedAt } = cell;
  if (solvedAt === null && failures > 0) return `✕${failures}${hints > 0 ? '?' : ''}`;
  if (solvedAt === null && hints > 0) return `?${hints}`;
  return minutesOn(cell, now);
}

function minutesOn(cell: SessionCell, now: number): string {
  const time = timeOn(cell, now);
  return time === null ? '' : cellMinutes(time);
}

/** Figures beside and below the shape of a cell. */
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
