/** The stages of a fleet between the open sea and the harbour. Those who have found the least share one, so that nobody is last. Pure. */

import { frenchOrder } from '#engine/rules/french-order.ts';

/** A participant who plays, and the number of missions found. */
export interface Boat {
  readonly participant: string;
  readonly name: string | null;
  readonly team: string | null;
  readonly done: number;
}

export interface Stage {
  /** Number of missions found; null for the stage of those who have found the least. */
  readonly done: number | null;
  /** The boats of the stage, by name. */
  readonly boats: readonly Boat[];
}

/** Size of the last stage: a third of the fleet, and no fewer than three boats. */
const LAST_STAGE = { share: 1 / 3, least: 3 } as const;

/** Stages of the fleet, the nearest to the harbour first. */
export function stagesOf(fleet: readonly Boat[]): readonly Stage[] {
  const counts = new Map<number, Boat[]>();
  for (const boat of fleet) {
    const same = counts.get(boat.done);
    if (same) same.push(boat);
    else counts.set(boat.done, [boat]);
  }
  const ascending = [...counts].sort(([a], [b]) => a - b);
  const least = Math.max(LAST_STAGE.least, Math.ceil(fleet.length * LAST_STAGE.share));
  const last: Boat[] = [];
  const ahead: Stage[] = [];
  // Boats with the same number of missions found stay together, so that no two of them are ever told apart.
  for (const [done, boats] of ascending)
    if (last.length < least) for (const boat of boats) last.push(boat);
    else ahead.unshift({ done, boats: boats.sort(compareNames) });
  if (last.length === 0) return [];
  // If all have found the same number, that number is no secret.
  const shared = ascending.length === 1 ? (ascending[0]?.[0] ?? null) : null;
  return [...ahead, { done: shared, boats: last.sort(compareNames) }];
}

function compareNames(a: Boat, b: Boat): number {
  return frenchOrder(a.name ?? '', b.name ?? '') || (a.participant < b.participant ? -1 : 1);
}
