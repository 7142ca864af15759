/** Common mistakes of a session, from the verdicts in its log: answers are not stored. */
import { type Kysely, sql } from 'kysely';
import { MIN_TOLD } from '#schemas/constants.ts';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';
import { eventPages } from './log.ts';

export interface Mistake {
  readonly verdict: string;
  readonly people: number;
}

/** Mistakes of each challenge with the number of players who made them, the commonest first (k-anonymity: at least three players). */
export async function mistakesOf(
  query: Kysely<Tables>,
  kind: DatabaseKind,
  session: string,
): Promise<ReadonlyMap<string, readonly Mistake[]>> {
  const verdict =
    kind === 'sqlite'
      ? sql<string | null>`json_extract(session_events.detail, '$.verdict')`
      : sql<string | null>`session_events.detail::json ->> 'verdict'`;
  /** Challenge → verdict → participants who made the mistake. */
  const peopleByMistake = new Map<string, Map<string, Set<string>>>();
  for await (const onPage of eventPages(query, session)) {
    const rows = await query
      .selectFrom('session_events')
      .innerJoin('participants as player', 'player.id', 'session_events.participant')
      // Events of a merged participant count for the one that remains.
      .innerJoin('participants', (join) =>
        join.on((eb) => eb('participants.id', '=', eb.fn.coalesce('player.merged_into', 'player.id'))),
      )
      // Aggregated to one row a verdict: transferring one row a mistake takes longer.
      .select(['session_events.challenge', verdict.as('verdict'), sql<string>`string_agg(participants.id, ' ')`.as('ids')])
      .where(onPage)
      .where('session_events.kind', '=', 'attempt')
      .where('participants.removed_at', 'is', null)
      .groupBy(['session_events.challenge', 'verdict'])
      .execute();
    for (const { challenge, verdict: word, ids } of rows) {
      if (challenge === null || word === null) continue;
      const verdicts = peopleByMistake.get(challenge) ?? new Map<string, Set<string>>();
      const people = verdicts.get(word) ?? new Set();
      for (const id of ids.split(' ')) people.add(id);
      peopleByMistake.set(challenge, verdicts.set(word, people));
    }
  }
  const commonMistakes = [...peopleByMistake]
    .flatMap(([challenge, verdicts]) =>
      [...verdicts].flatMap(([word, people]) =>
        people.size < MIN_TOLD ? [] : [{ challenge, verdict: word, people: people.size }],
      ),
    )
    .sort((a, b) => b.people - a.people || (a.verdict < b.verdict ? -1 : 1));
  const mistakes = new Map<string, readonly Mistake[]>();
  for (const { challenge, ...mistake } of commonMistakes) mistakes.set(challenge, [...(mistakes.get(challenge) ?? []), mistake]);
  return mistakes;
}
