/** Frozen boards: participants merged after the freeze count as one, with the score that a merge at the freeze would have given. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Scores at this time, in hundredths, of participants into whom others were merged later: the better award of each challenge, plus all
 * other events of both. By participant; empty if nobody was merged since.
 */
export async function readHeirs(
  query: Kysely<Tables>,
  session: string,
  at: string,
): Promise<ReadonlyMap<string, { readonly points: number }>> {
  const gone = await query
    .selectFrom('participants')
    .innerJoin('score_events', 'score_events.participant', 'participants.id')
    .select(['participants.id', 'merged_into'])
    .where('session', '=', session)
    .where('merged_into', 'is not', null)
    .groupBy(['participants.id', 'merged_into'])
    // The last event of a merged participant is the merge, so its time shows whether the merge came after the freeze.
    .having((eb) => eb(eb.fn.max('score_events.at'), '>', at))
    .execute();
  if (gone.length === 0) return new Map();
  const heirOf = new Map(gone.map(({ id, merged_into }) => [id, merged_into ?? id]));
  const sums = await query
    .selectFrom('score_events')
    .select((eb) => ['participant', 'challenge', eb.fn.sum('points').as('points')])
    .where('participant', 'in', [...new Set([...heirOf.keys(), ...heirOf.values()])])
    .where('at', '<=', at)
    .groupBy(['participant', 'challenge'])
    .execute();
  const rest = new Map([...heirOf.values()].map((heir) => [heir, 0]));
  const awards = new Map<string, { readonly heir: string; readonly points: number }>();
  for (const { participant, challenge, points } of sums) {
    const heir = heirOf.get(participant) ?? participant;
    if (challenge === null) {
      rest.set(heir, (rest.get(heir) ?? 0) + Number(points));
      continue;
    }
    const name = `${heir} ${challenge}`;
    awards.set(name, { heir, points: Math.max(awards.get(name)?.points ?? 0, Number(points)) });
  }
  for (const { heir, points } of awards.values()) rest.set(heir, (rest.get(heir) ?? 0) + points);
  return new Map([...rest].map(([heir, points]) => [heir, { points }]));
}
