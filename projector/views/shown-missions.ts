/** Selects the missions that fit on the projector's board: preferably those that the room is working on. Pure functions. */
import type { ProjectorRoom } from '#schemas/projector.ts';

type ShownMission = ProjectorRoom['missions'][number];

export interface MissionsOnTheWall {
  /** Missions to show, in the order of play. */
  readonly shown: readonly ShownMission[];
  /** Numbers of hidden missions by state: solved by the whole room, by some people, by nobody. */
  readonly others: { readonly all: number; readonly some: number; readonly nobody: number };
}

/**
 * Missions are omitted in this order: solved by all; solved by nobody, the last in play first; then those with the fewest solves.
 * @param present people in the room @param most maximum number of rows
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
 * Whether ranks mean anything yet: there are as many solves as people. Before that, people who began with a short mission would lead.
 * @param solves of all missions together
 */
export function hasOrder(solves: number, present: number): boolean {
  return solves > 0 && solves >= present;
}
