/** Appearance of a matrix cell: shape by state, minutes, attempts and hints. Never by colour alone. */

import { isOpen } from '#engine/rules/session/needs-help.ts';
import type { SessionCell } from '#engine/rules/session/state.ts';
import styles from './cell-mark.module.css';
import { cellMinutes, timeOn } from './format.ts';

type MarkState = 'untouched' | 'open' | 'solved' | 'stuck';

/** Shape of the state, drawn by CSS, as thousands of cells are too many for an element each. */
export function markOf(
  cell: SessionCell | null,
  stuck: boolean,
): { readonly className: string; readonly 'data-state': MarkState } {
  return shapeOf(cell?.solvedAt != null ? 'solved' : !isOpen(cell) ? 'untouched' : stuck ? 'stuck' : 'open');
}

export function shapeOf(state: MarkState) {
  return { className: styles.mark ?? '', 'data-state': state };
}

/** The single figure in a low row: failed attempts of an unsolved mission, marked where there were hints too; hints; else the minutes. */
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

/** Figures beside and below the shape. */
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
