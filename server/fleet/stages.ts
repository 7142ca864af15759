/** The stages of a fleet between the open sea and the harbour. Those who have found the least share one, so that nobody is last. Pure. */

/** Who plays, with how many missions found. */
export interface Boat {
  readonly participant: string;
  readonly name: string | null;
  readonly team: string | null;
  readonly done: number;
}

export interface Stage {
  /** Missions found; null of the stage of those who have found the least. */
  readonly done: number | null;
  /** By name. */
  readonly boats: readonly Boat[];
}

/** Boats of the last stage: a third of the fleet, and no fewer than three. */
const LAST_STAGE = { share: 1 / 3, least: 3 } as const;

/** The nearest to the harbour first. */
export function stagesOf(fleet: readonly Boat[]): readonly Stage[] {
  const ascending = [...fleet].sort((a, b) => a.done - b.done || compareNames(a, b));
  const least = Math.max(LAST_STAGE.least, Math.ceil(fleet.length * LAST_STAGE.share));
  // Whole counts: two boats with as many missions found are never told apart.
  const limit = ascending[Math.min(least, ascending.length) - 1]?.done;
  if (limit === undefined) return [];
  const last = ascending.filter(({ done }) => done <= limit).sort(compareNames);
  const stages = new Map<number, Boat[]>();
  for (const boat of ascending.slice(last.length)) stages.set(boat.done, [...(stages.get(boat.done) ?? []), boat]);
  return [
    ...[...stages].sort(([a], [b]) => b - a).map(([done, boats]) => ({ done, boats })),
    // Where all have found as many, the count is no secret.
    { done: ascending[0]?.done === ascending.at(-1)?.done ? limit : null, boats: last },
  ];
}

function compareNames(a: Boat, b: Boat): number {
  const [one, other] = [a.name ?? '', b.name ?? ''];
  if (one !== other) return one < other ? -1 : 1;
  return a.participant < b.participant ? -1 : 1;
}
