/** Common mistakes of a session, from the verdicts in its log: answers are not stored. */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { MIN_TOLD } from '#schemas/constants.ts';
import type { DatabaseKind } from '../database/migration.ts';
import { participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';
import { IS_PLAYING, isPlaying } from '../session-model/playing.ts';
import { eventPages } from './log.ts';

/** SQL condition with a literal, so that SQLite uses the partial index of attempts. */
export const IS_ATTEMPT = sql<SqlBool>`session_events.kind = 'attempt'`;

/** Number of events, and of people, per page: they take SQLite some milliseconds, and ten if every event is an attempt. */
const [EVENTS, PEOPLE] = [10_000, 2_000];

interface Mistake {
  readonly verdict: string;
  readonly people: number;
}

/** Columns of a participant's row that decide to whom the participant's events belong. */
type Whereabouts = Pick<Tables['participants'], 'id' | 'removed_at' | 'merged_into'>;

/**
 * Mistakes of each challenge with the number of players who made them, the commonest first (k-anonymity: at least three players).
 * @param everybody the session's participants, if the caller has read them already
 */
export async function mistakesOf(
  query: Kysely<Tables>,
  kind: DatabaseKind,
  session: string,
  everybody?: readonly Whereabouts[],
): Promise<ReadonlyMap<string, readonly Mistake[]>> {
  const verdict = verdictColumn(kind);
  /** Challenge → verdict → participants who made the mistake. */
  const peopleByMistake = new Map<string, Map<string, Set<string>>>();
  const gone = everybody ? ownersOf(everybody) : await goneParticipants(query, session);
  for await (const onPage of eventPages(query, session, 'first', EVENTS)) {
    const rows = await query
      .selectFrom('session_events')
      // Rows are aggregated to one per verdict: transferring one row per mistake takes longer.
      .select(['challenge', verdict.as('verdict'), sql<string>`string_agg(participant, ' ')`.as('ids')])
      .where(onPage)
      .where(IS_ATTEMPT)
      .where('participant', 'is not', null)
      .groupBy(['challenge', 'verdict'])
      .execute();
    for (const { challenge, verdict: word, ids } of rows) {
      if (challenge === null || word === null) continue;
      const verdicts = peopleByMistake.get(challenge) ?? new Map<string, Set<string>>();
      const people = verdicts.get(word) ?? new Set();
      for (const id of ids.split(' ')) {
        const person = gone.has(id) ? gone.get(id) : id;
        if (person != null) people.add(person);
      }
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

/** SQL expression for the verdict of an attempt or a solve. */
export function verdictColumn(kind: DatabaseKind): RawBuilder<string | null> {
  return kind === 'sqlite'
    ? sql<string | null>`json_extract(session_events.detail, '$.verdict')`
    : sql<string | null>`session_events.detail::json ->> 'verdict'`;
}

/**
 * Removed and merged participants, with the participant to whom their events belong: the remaining one of a merge, null for a removed one.
 * They are few, so they are kept in a map: a join would double the time to read the events of 20,000 people.
 * @param people participants of a session; must include all removed and merged ones
 */
function ownersOf(people: readonly Whereabouts[]): ReadonlyMap<string, string | null> {
  const gone = people.filter((person) => !isPlaying(person));
  const removed = new Set(gone.flatMap(({ id, removed_at }) => (removed_at === null ? [] : [id])));
  return new Map(gone.map(({ id, merged_into }) => [id, removed.has(merged_into ?? id) ? null : (merged_into ?? id)]));
}

/** The same as {@link ownersOf}, read from the database. */
export async function goneParticipants(query: Kysely<Tables>, session: string): Promise<ReadonlyMap<string, string | null>> {
  const gone: Whereabouts[] = [];
  for await (const onPage of participantPages(query, session, PEOPLE)) {
    const page = query
      .selectFrom('participants')
      .select(['id', 'removed_at', 'merged_into'])
      .where(onPage)
      .where((eb) => eb.not(IS_PLAYING));
    for (const row of await page.execute()) gone.push(row);
  }
  return ownersOf(gone);
}
