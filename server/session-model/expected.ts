/** People whom a session invites by its list of addresses. */
import type { Kysely } from 'kysely';
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import type { Tables } from '../database/tables.ts';
import { IS_SHOWN_ENTRY } from './erased-person.ts';
import { isPlaying } from './playing.ts';

/**
 * Number of invited people by session. Merged addresses count as one person. Removed participants, and people who were erased before they
 * attended, are not counted. A session that admits everybody, or a whole domain, is not in the map.
 * @param session only this session
 */
export async function invitedCounts(query: Kysely<Tables>, session?: string): Promise<ReadonlyMap<string, number>> {
  const invited = query
    .selectFrom('allowed_players')
    .leftJoin('participants', (join) =>
      join.onRef('participants.session', '=', 'allowed_players.session').onRef('participants.email', '=', 'entry'),
    )
    .leftJoin('participants as heir', 'heir.id', 'participants.merged_into')
    .select((eb) => [
      'allowed_players.session',
      eb.fn
        .count(eb.fn.coalesce('participants.merged_into', 'participants.id', 'entry'))
        .distinct()
        .filterWhere((filter) => filter.or([IS_SHOWN_ENTRY, filter('participants.id', 'is not', null)]))
        .as('count'),
    ])
    .where('participants.removed_at', 'is', null)
    .where('heir.removed_at', 'is', null)
    .groupBy('allowed_players.session')
    .having((eb) => eb.fn.countAll().filterWhere('entry', 'like', '@%'), '=', 0);
  const rows = await (session === undefined ? invited : invited.where('allowed_players.session', '=', session)).execute();
  return new Map(rows.map(({ session: id, count }) => [id, Number(count)]));
}

type Attendee = Pick<Tables['participants'], 'id' | 'email' | 'team' | 'removed_at' | 'merged_into'>;

/** The people on a session's list, as `invitedCounts` counts them, and the number of people who attended without being on it. */
export interface Invitation {
  /**
   * Invited people, each with the team of the list, else the team in which they played: a person who plays in another team for an hour
   * stays in their department.
   */
  readonly invited: readonly { readonly email: string; readonly team: string | null }[];
  /** Number of people who attended without being on the list. */
  readonly uninvited: number;
}

/**
 * People whom a session invited: the addresses of its list, except those of removed participants and of people erased before they attended.
 * A merged address stands for the remaining participant. Null without a list, or if an entry admits a whole domain.
 * @param people every participant of the session
 */
export async function invitationOf(
  query: Kysely<Tables>,
  session: string,
  people: readonly Attendee[],
): Promise<Invitation | null> {
  const rows = await query.selectFrom('allowed_players').select(['entry', 'team']).where('session', '=', session).execute();
  if (rows.length === 0 || rows.some(({ entry }) => entry.startsWith('@'))) return null;
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const byId = new Map(people.map((person) => [person.id, person]));
  const teams = await listedTeams(query, session);
  const invited = new Map<string, string | null>();
  for (const { entry, team } of rows) {
    const own = byEmail.get(entry);
    const person = own?.merged_into == null ? own : byId.get(own.merged_into);
    if (person === undefined) {
      if (!isErasedEmail(entry)) invited.set(entry, team);
    } else if (isPlaying(person)) invited.set(person.email, teams.get(person.id) ?? person.team);
  }
  return {
    invited: [...invited].map(([email, team]) => ({ email, team })),
    uninvited: people.filter((person) => isPlaying(person) && !invited.has(person.email)).length,
  };
}

/**
 * Team on the session's list for each of its participants, by identifier: the team of their own address, else of an address that was merged
 * into theirs. Participants without a team on the list are not in the map.
 */
export async function listedTeams(query: Kysely<Tables>, session: string): Promise<ReadonlyMap<string, string>> {
  const rows = await query
    .selectFrom('allowed_players')
    .innerJoin('participants', (join) =>
      join.onRef('participants.session', '=', 'allowed_players.session').onRef('participants.email', '=', 'entry'),
    )
    .select(['participants.id', 'merged_into', 'allowed_players.team'])
    .where('allowed_players.session', '=', session)
    .where('allowed_players.team', 'is not', null)
    .orderBy('entry')
    .execute();
  const teams = new Map<string, string>();
  for (const { id, merged_into, team } of rows) {
    if (team === null) continue;
    if (merged_into === null) teams.set(id, team);
    else if (!teams.has(merged_into)) teams.set(merged_into, team);
  }
  return teams;
}
