/**
 * k-anonymity with complementary suppression, for the teams of one session. No figure covers fewer than `fewest` people. Subtracting all
 * visible teams from the total must not isolate fewer either, so small teams are merged into one group ("others") until it is large
 * enough. Reports over several sessions add up these groups without splitting them, so that no difference isolates a smaller group. Pure.
 */

import { grouped } from '../grouped.ts';

export interface Group {
  /** Null for people without a team, and for the merged group. */
  readonly team: string | null;
  readonly others: boolean;
  /** Identifiers of people. */
  readonly people: readonly string[];
}

/** @param people with their teams @param fewest minimum size of a group (k); a smaller session has no group */
export function groupsOf(people: readonly { readonly id: string; readonly team: string | null }[], fewest: number): Group[] {
  if (people.length < fewest) return [];
  const bySize = [...grouped(people, ({ team }) => team)]
    .map(([team, members]): Group => ({ team, others: false, people: members.map(({ id }) => id) }))
    .sort((a, b) => a.people.length - b.people.length || (String(a.team) < String(b.team) ? -1 : 1));
  const rest: string[] = [];
  const shown = bySize.filter((group) => {
    const stands = group.people.length >= fewest && (rest.length === 0 || rest.length >= fewest);
    if (!stands) for (const person of group.people) rest.push(person);
    return stands;
  });
  return rest.length > 0 ? [...shown, { team: null, others: true, people: rest }] : shown;
}
