/** Mistakes of a session, by the verdicts that its log holds: no answer is stored. */
import { type Kysely, sql } from 'kysely';
import { MIN_TOLD } from '#schemas/constants.ts';
import type { DatabaseKind } from '../database/migrations.ts';
import type { Tables } from '../database/tables.ts';
import { eventPages } from './log.ts';

export interface Mistake {
  readonly verdict: string;
  readonly people: number;
}

/** Of each challenge, by how many of those who play made them, the commonest first; a mistake of one or two people is theirs. */
export async function mistakesOf(
  query: Kysely<Tables>,
  kind: DatabaseKind,
  session: string,
): Promise<ReadonlyMap<string, readonly Mistake[]>> {
  const verdict =
    kind === 'sqlite'
      ? sql<string | null>`json_extract(session_events.detail, '$.verdict')`
      : sql<string | null>`session_events.detail::json ->> 'verdict'`;
  /** Who made it, by challenge and verdict. */
  const made = new Map<string, Map<string, Set<string>>>();
  for await (const onPage of eventPages(query, session)) {
    const rows = await query
      .selectFrom('session_events')
      .innerJoin('participants as made', 'made.id', 'session_events.participant')
      // Whoever was merged is the one who stays.
      .innerJoin('participants', (join) =>
        join.on((eb) => eb('participants.id', '=', eb.fn.coalesce('made.merged_into', 'made.id'))),
      )
      // One row for each verdict on a mission: to hand over each mistake takes the process longer.
      .select(['session_events.challenge', verdict.as('verdict'), sql<string>`string_agg(participants.id, ' ')`.as('ids')])
      .where(onPage)
      .where('session_events.kind', '=', 'attempt')
      .where('participants.removed_at', 'is', null)
      .groupBy(['session_events.challenge', 'verdict'])
      .execute();
    for (const { challenge, verdict: word, ids } of rows) {
      if (challenge === null || word === null) continue;
      const own = made.get(challenge) ?? new Map<string, Set<string>>();
      const people = own.get(word) ?? new Set();
      for (const id of ids.split(' ')) people.add(id);
      made.set(challenge, own.set(word, people));
    }
  }
  const told = [...made]
    .flatMap(([challenge, verdicts]) =>
      [...verdicts].flatMap(([word, people]) =>
        people.size < MIN_TOLD ? [] : [{ challenge, verdict: word, people: people.size }],
      ),
    )
    .sort((a, b) => b.people - a.people || (a.verdict < b.verdict ? -1 : 1));
  const mistakes = new Map<string, readonly Mistake[]>();
  for (const { challenge, ...mistake } of told) mistakes.set(challenge, [...(mistakes.get(challenge) ?? []), mistake]);
  return mistakes;
}
