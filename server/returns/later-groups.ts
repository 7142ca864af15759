/**
 * Groups of people who came to the return at three months, after they were in a figure at three weeks. Both figures contain sums of the
 * same judgements, so their difference is disclosed too: in each group, either nobody or enough people of the earlier figure must be
 * missing. A pure function.
 */
import type { Group } from '../session-model/team-groups.ts';

interface Part {
  readonly team: string | null;
  readonly others: boolean;
  /** Number of people in the earlier figure. */
  readonly before: number;
  /** People among them who came again. */
  readonly people: readonly string[];
}

/**
 * @param came people with the same kind of figure at three months
 * @param earlier groups of the figure at three weeks
 * @param fewest minimum number of people in a group and in a difference (k)
 * @returns null if no groups satisfy these limits
 */
export function laterGroups(
  came: readonly { readonly id: string }[],
  earlier: readonly Group[],
  fewest: number,
): readonly Group[] | null {
  const ids = new Set(came.map(({ id }) => id));
  const parts = earlier
    .map(({ team, others, people }): Part => {
      return { team, others, before: people.length, people: people.filter((id) => ids.has(id)) };
    })
    // A group to which nobody came again is not reported.
    .filter(({ people }) => people.length > 0)
    .sort((a, b) => a.people.length - b.people.length || (String(a.team) < String(b.team) ? -1 : 1));
  const alone = parts.filter((part) => !part.others && mayBeTold([part], fewest));
  const together = parts.filter((part) => !alone.includes(part));
  // The smallest group joins the others until they may be reported together.
  while (together.length > 0 && !mayBeTold(together, fewest)) {
    const next = alone.shift();
    if (next === undefined) return null;
    together.push(next);
  }
  if (alone.length + together.length === 0) return null;
  const told = alone.map(({ team, people }): Group => ({ team, others: false, people }));
  return together.length === 0 ? told : [...told, { team: null, others: true, people: together.flatMap(({ people }) => people) }];
}

function mayBeTold(parts: readonly Part[], fewest: number): boolean {
  const came = parts.reduce((sum, { people }) => sum + people.length, 0);
  const missing = parts.reduce((sum, { before }) => sum + before, 0) - came;
  return came >= fewest && (missing === 0 || missing >= fewest);
}
