/** How many people a session expects, by its list of invited addresses. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { isPlaying } from './playing.ts';

/**
 * How many people are invited, by session. Addresses that were merged count as one person; a removed participant is expected no longer.
 * A session that admits everybody, or a whole domain, is not in the map.
 * @param session of this one alone
 */
export async function invitedCounts(query: Kysely<Tables>, session?: string): Promise<ReadonlyMap<string, number>> {
  const invited = query
    .selectFrom('allowed_players')
    .leftJoin('participants', (join) =>
      join.onRef('participants.session', '=', 'allowed_players.session').onRef('participants.email', '=', 'entry'),
    )
    .select((eb) => [
      'allowed_players.session',
      eb.fn
        .count(eb.fn.coalesce('merged_into', 'participants.id', 'entry'))
        .distinct()
        .as('count'),
    ])
    .where('removed_at', 'is', null)
    .groupBy('allowed_players.session')
    .having((eb) => eb.fn.countAll().filterWhere('entry', 'like', '@%'), '=', 0);
  const rows = await (session === undefined ? invited : invited.where('allowed_players.session', '=', session)).execute();
  return new Map(rows.map(({ session: id, count }) => [id, Number(count)]));
}

type Attendee = Pick<Tables['participants'], 'email' | 'team' | 'removed_at' | 'merged_into'>;

/** A person whom a session expects. */
interface Expected {
  readonly email: string;
  readonly team: string | null;
}

/**
 * People whom a report counts as expected: the invited addresses, and participants who are not on the list; without removed and merged
 * ones. In the team in which they came, else in that of the list. Null without a list, or where an entry admits a whole domain.
 * @param people every participant of the session
 */
export async function expectedAttendance(
  query: Kysely<Tables>,
  session: string,
  people: readonly Attendee[],
): Promise<Expected[] | null> {
  const rows = await query.selectFrom('allowed_players').select(['entry', 'team']).where('session', '=', session).execute();
  if (rows.length === 0 || rows.some(({ entry }) => entry.startsWith('@'))) return null;
  const teams = new Map(rows.map(({ entry, team }) => [entry, team]));
  for (const person of people) {
    if (isPlaying(person)) teams.set(person.email, person.team ?? teams.get(person.email) ?? null);
    else teams.delete(person.email);
  }
  return [...teams].map(([email, team]) => ({ email, team }));
}
