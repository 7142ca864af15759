/**
 * Teams of one session as reports show them: teams that are too small are merged into one group ("others"). Reports over several sessions
 * add up these groups without splitting them, so that no difference isolates a smaller group. Pure functions.
 */

import { frenchOrder } from '#engine/rules/french-order.ts';
import { grouped } from '#engine/rules/grouped.ts';
import { separateSmall } from '../session-model/small-groups.ts';

type NamedGroup = Pick<Group, 'team' | 'others'>;

export interface Group {
  /** Name of the team; null for people without a team, and for the merged group. */
  readonly team: string | null;
  readonly others: boolean;
  /** Identifiers of people. */
  readonly people: readonly string[];
}

/** Sorts by name, then people without a team, then the merged group. */
export function byGroupName(a: NamedGroup, b: NamedGroup): number {
  const last = ({ team, others }: NamedGroup) => (others ? 2 : team === null ? 1 : 0);
  return last(a) - last(b) || frenchOrder(a.team ?? '', b.team ?? '');
}

/** @param people people with their teams @param fewest minimum size of a group (k); a session with fewer people has no groups */
export function groupsOf(people: readonly { readonly id: string; readonly team: string | null }[], fewest: number): Group[] {
  const teams = [...grouped(people, ({ team }) => team)].map(([team, members]) => ({
    team,
    name: String(team),
    size: members.length,
    people: members.map(({ id }) => id),
  }));
  const { alone, together } = separateSmall(teams, fewest);
  const shown = alone.map(({ team, people: own }): Group => ({ team, others: false, people: own }));
  return together.length === 0
    ? shown
    : [...shown, { team: null, others: true, people: together.flatMap(({ people: own }) => own) }];
}
