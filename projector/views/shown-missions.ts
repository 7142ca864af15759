/** Selects the missions that fit on the wall: those that the room is on, rather than all in small letters. Pure. */
import type { ProjectorRoom } from '#schemas/projector.ts';

type ShownMission = ProjectorRoom['missions'][number];

export interface MissionsOnTheWall {
  /** In the order of play. */
  readonly shown: readonly ShownMission[];
  /** How many of the others the whole room has solved, some have, and nobody has. */
  readonly others: { readonly all: number; readonly some: number; readonly nobody: number };
}

/**
 * Order of omission: missions that all have solved, then those that nobody has, the last in play first, then those with the fewest solves.
 * @param present people in the room @param most rows for which there is room
 */
export function missionsOnTheWall(missions: readonly ShownMission[], present: number, most: number): MissionsOnTheWall {
  const worth = ({ solved }: ShownMission) => (stateOf(solved, present) === 'some' ? solved + 1 : solved === 0 ? 1 : 0);
  const kept = new Set(missions.toSorted((a, b) => worth(b) - worth(a)).slice(0, most));
  const others = { all: 0, some: 0, nobody: 0 };
  for (const mission of missions) if (!kept.has(mission)) others[stateOf(mission.solved, present)] += 1;
  return { shown: missions.filter((mission) => kept.has(mission)), others };
}

function stateOf(solved: number, present: number): keyof MissionsOnTheWall['others'] {
  if (solved === 0) return 'nobody';
  return solved >= present ? 'all' : 'some';
}

/**
 * Whether places mean anything yet: as many solves as people. Before, who happened to begin with a short mission would lead.
 * @param solves of all missions together
 */
export function hasOrder(solves: number, present: number): boolean {
  return solves > 0 && solves >= present;
}
