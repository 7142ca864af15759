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

type Attendee = Pick<Tables['participants'], 'email' | 'removed_at' | 'merged_into'>;

/**
 * How many a report counts as expected: the invited addresses, and those who came without being on the list; not those who were removed
 * or merged. Null without a list, or where an entry admits a whole domain.
 * @param people every participant of the session
 */
export async function expectedAttendance(
  query: Kysely<Tables>,
  session: string,
  people: readonly Attendee[],
): Promise<number | null> {
  const rows = await query.selectFrom('allowed_players').select('entry').where('session', '=', session).execute();
  if (rows.length === 0 || rows.some(({ entry }) => entry.startsWith('@'))) return null;
  const expected = new Set(rows.map(({ entry }) => entry));
  for (const person of people) {
    if (isPlaying(person)) expected.add(person.email);
    else expected.delete(person.email);
  }
  return expected.size;
}
