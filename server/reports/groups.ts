/**
 * Teams of one session, so that no figure is of fewer people than may be told of. What is left when all groups that are shown are taken
 * from the whole is such a group too, so small ones are put together until they are enough. Reports over sessions add these groups up and
 * never cut them otherwise: whatever is taken from whatever, no smaller group comes out. Pure.
 */

import { grouped } from '../grouped.ts';

export interface Group {
  /** Null for who is in none, and for the others. */
  readonly team: string | null;
  readonly others: boolean;
  /** Identifiers of people. */
  readonly people: readonly string[];
}

/** @param people who is in which team @param fewest people of a group; fewer than that in all are no group */
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
