/** A player's standing, for tests. */
import type { Standing } from '#schemas/standing.ts';

/** The standing of a player on a full board, nobody near by name. */
export function aStanding(changes: Partial<Standing> = {}): Standing {
  return {
    board: 'full',
    frozenAt: null,
    name: 'Anémone 80',
    points: 7,
    rank: 2,
    of: 18,
    above: [],
    below: [],
    top: [],
    team: null,
    ...changes,
  };
}
