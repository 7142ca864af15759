/** Selects the next mission, by one rule for the hub and the victory page. Pure functions. */
import { sessionMissions } from '#engine/rules/session/missions.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import { catalogueSections } from './catalogue-sections.ts';

/** The missions of a player in the order in which they are played. */
export interface MissionOrder {
  readonly missions: readonly CatalogueEntry[];
  /** Whether a facilitator chose the order; otherwise it is the order of the hub's sections. */
  readonly chosen: boolean;
}

/** Missions that are not proposed again. */
export interface Past {
  /** Keys of the solved missions, the latest last. */
  readonly completed: readonly string[];
  /** Keys of missions whose debrief was shown before they were solved: they earn nothing, and are never proposed as the next. */
  readonly told?: readonly string[] | undefined;
}

/** The order of a session's missions. @param chosen keys of the session, in its order; null for a session without a choice */
export function orderOf(catalogue: readonly CatalogueEntry[], chosen: readonly string[] | null): MissionOrder {
  if (chosen !== null) return { missions: sessionMissions(chosen, catalogue), chosen: true };
  return { missions: catalogueSections(catalogue).flatMap(({ entries }) => entries), chosen: false };
}

/** Like `orderOf`, for guests: the missions that are open to everybody. */
export function guestOrderOf(catalogue: readonly CatalogueEntry[]): MissionOrder {
  return { missions: catalogue.filter(({ guest }) => guest), chosen: false };
}

/**
 * The next mission and those after it, in the order in which they come if each is solved in turn; fewer if fewer are left.
 *
 * In a chosen order the next mission is the nearest open one after the mission that was solved last, then the first open one. In the hub's
 * order it is the nearest open one of the same difficulty, after the last solved mission and then before it, and otherwise the first open
 * one.
 */
export function missionsAhead(order: MissionOrder, { completed, told = [] }: Past, count: number): CatalogueEntry[] {
  const ahead: CatalogueEntry[] = [];
  const behind = new Set([...completed, ...told]);
  let last = completed.findLast((key) => order.missions.some((mission) => mission.key === key));
  while (ahead.length < count) {
    const next = nearestOpen(order, behind, last);
    if (next === undefined) break;
    ahead.push(next);
    behind.add(next.key);
    last = next.key;
  }
  return ahead;
}

function nearestOpen({ missions, chosen }: MissionOrder, behind: ReadonlySet<string>, last: string | undefined) {
  const at = missions.findIndex(({ key }) => key === last);
  const open = ({ key }: CatalogueEntry) => !behind.has(key);
  const after = missions.slice(at + 1);
  if (chosen || at < 0) return after.find(open) ?? missions.find(open);
  const alike = (mission: CatalogueEntry) => open(mission) && mission.difficulty === missions[at]?.difficulty;
  return after.find(alike) ?? missions.find(alike) ?? missions.find(open);
}
