/** A state as a cell of the cockpit's matrix. A pure function. */
import { toPoints } from '#engine/rules/scoring.ts';
import type { Cell } from '#schemas/live.ts';
import type { StateRow } from './states.ts';

type CellColumns = Pick<StateRow, 'opened_at' | 'failures' | 'hints_shown' | 'hints_given' | 'solved_at' | 'points'>;

export function cellOf(row: CellColumns): Cell {
  return {
    openedAt: row.opened_at,
    failures: row.failures,
    hints: row.hints_shown,
    given: row.hints_given,
    solvedAt: row.solved_at,
    points: row.points === null ? null : toPoints(row.points),
  };
}
