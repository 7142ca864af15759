/**
 * Solves by an accepted answer: a mission may accept answers that are not right (`accepts` in its manifest). These solves are found by the
 * verdicts in a session's log.
 */
import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';
import { eventPages } from './log.ts';
import { goneParticipants, verdictColumn } from './mistakes.ts';

/** Mission → participants. */
type AcceptedSolves = ReadonlyMap<string, ReadonlySet<string>>;

/** Verdict of a right answer; a solve with any other verdict is an accepted one. */
const RIGHT = 'correct';

/**
 * The latest solve of a participant counts, as a mission may have been reopened. For merged participants, one right solve is enough to
 * leave them out.
 * @param missions missions that accept answers which are not right; each is a key of the map
 */
export async function acceptedSolvesOf(
  query: Kysely<Tables>,
  kind: DatabaseKind,
  session: string,
  missions: readonly string[],
): Promise<AcceptedSolves> {
  const solved = new Map(
    missions.map((mission) => [mission, new Map<string, { readonly at: number; readonly right: boolean }>()]),
  );
  if (missions.length === 0) return new Map();
  const verdict = verdictColumn(kind);
  for await (const onPage of eventPages(query, session)) {
    const rows = await query
      .selectFrom('session_events')
      // Rows are aggregated to one per verdict, as transferring rows takes longer than reading them.
      .select(['challenge', verdict.as('verdict'), sql<string>`string_agg(participant || ':' || number, ' ')`.as('solves')])
      .where(onPage)
      .where('kind', '=', 'solve')
      .where('challenge', 'in', missions)
      .where('participant', 'is not', null)
      .groupBy(['challenge', 'verdict'])
      .execute();
    for (const { challenge, verdict: word, solves } of rows) {
      const own = solved.get(challenge ?? '');
      for (const solve of solves.split(' ')) {
        const [participant = '', number] = solve.split(':');
        const at = Number(number);
        if (at > (own?.get(participant)?.at ?? 0)) own?.set(participant, { at, right: word === RIGHT });
      }
    }
  }
  const gone = await goneParticipants(query, session);
  return new Map(
    [...solved].map(([mission, by]) => {
      const people = (right: boolean) =>
        [...by].flatMap(([id, solve]) => (solve.right === right ? ((gone.has(id) ? gone.get(id) : id) ?? []) : []));
      const rightly = new Set(people(true));
      return [mission, new Set(people(false).filter((id) => !rightly.has(id)))];
    }),
  );
}
