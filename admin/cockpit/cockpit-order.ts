/** Sorts and searches people in the cockpit. A pure function. */

import { plain } from '#engine/rules/plain-text.ts';
import { currentMission } from '#engine/rules/session/needs-help.ts';
import type { Person } from '#engine/rules/session/state.ts';
import { nameOf, solvesOf } from './format.ts';
import type { ShownPerson } from './shown-names.ts';

export const COCKPIT_ORDERS = ['joined', 'behind', 'quiet', 'name', 'team'] as const;
export type CockpitOrder = (typeof COCKPIT_ORDERS)[number];

/** Collation of names. */
export const letters = new Intl.Collator('fr', { numeric: true });

const COMPARE: Readonly<Record<CockpitOrder, (a: Person, b: Person) => number>> = {
  joined: () => 0,
  behind: (a, b) => solvesOf(a) - solvesOf(b) || currentMission(a) - currentMission(b),
  quiet: (a, b) => a.activeAt - b.activeAt,
  name: (a, b) => letters.compare(nameOf(a), nameOf(b)),
  team: (a, b) => Number(a.team === null) - Number(b.team === null) || letters.compare(a.team ?? '', b.team ?? ''),
};

/**
 * Filters and sorts people. The sort is stable: people who compare equal stay in the order of joining.
 * @param search part of the real name, board name, e-mail or team; case and accents are ignored
 */
export function inOrder(people: readonly ShownPerson[], order: CockpitOrder, search: string): readonly ShownPerson[] {
  const wanted = plain(search.trim());
  return people
    .filter(({ name, boardName, username, team }) =>
      [name, boardName, username, team].some((text) => plain(text ?? '').includes(wanted)),
    )
    .sort(COMPARE[order]);
}
