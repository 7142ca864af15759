/** The missions of a return: selects those to play again, and records their play. */
import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { compareLists } from '#engine/rules/compare-lists.ts';
import type { JudgedItem } from '#engine/rules/measure/judged-items.ts';
import { MAX_RETURN_MISSIONS } from '#schemas/return-constants.ts';
import type { Return } from '#schemas/returns.ts';
import type { ReturnHolder } from '../access/return-holder.ts';
import type { Database } from '../database/database.ts';
import { participantPages } from '../database/participant-pages.ts';
import type { Tables } from '../database/tables.ts';

/** Number of wrong first judgements of items, by challenge. */
export type Mistakes = ReadonlyMap<string, number>;

/** Number of people per page: each has some dozens of judgements. */
const PEOPLE = 100;

const wrong = sql<number>`cast(sum(abs(hostile - first_hostile)) as integer)`.as('wrong');

/**
 * Mistakes of everybody in a session. They are read in pages, as their number grows with the room, and from a snapshot, in which PostgreSQL
 * reads pages by their index.
 */
export async function readMistakesOfRoom(database: Pick<Database, 'snapshot'>, session: string): Promise<Mistakes> {
  const { query, release } = await database.snapshot();
  try {
    const mistakes = new Map<string, number>();
    for await (const onPage of participantPages(query, session, PEOPLE)) {
      const rows = await query
        .selectFrom('participants')
        .innerJoin('judgements', 'judgements.participant', 'participants.id')
        .select(['challenge', wrong])
        .where(onPage)
        .groupBy('challenge')
        .execute();
      for (const row of rows) mistakes.set(row.challenge, (mistakes.get(row.challenge) ?? 0) + row.wrong);
    }
    return mistakes;
  } finally {
    await release();
  }
}

/**
 * Missions to play again, among those whose items the player judged. Missions already played at this return come first, so that the choice
 * does not change. Then those with the most wrong first judgements of the player, at equal numbers those with the most of the room; then an
 * order that depends on the appointment.
 * @param may whether a mission may be played again
 * @param mistakesOf mistakes of a session's room
 */
export async function chooseMissions(
  query: Kysely<Tables>,
  { appointment, participant, session }: ReturnHolder,
  may: (challenge: string) => boolean,
  mistakesOf: (session: string) => Promise<Mistakes>,
): Promise<Return['missions']> {
  const [own, ofRoom, judgedHere, solvedHere] = await Promise.all([
    query
      .selectFrom('judgements')
      .select(['challenge', wrong])
      .where('participant', '=', participant)
      .groupBy('challenge')
      .execute(),
    mistakesOf(session),
    query.selectFrom('return_judgements').select('challenge').distinct().where('appointment', '=', appointment).execute(),
    query.selectFrom('return_solves').select('challenge').where('appointment', '=', appointment).execute(),
  ]);
  const played = new Set([...judgedHere, ...solvedHere].map(({ challenge }) => challenge));
  const solved = new Set(solvedHere.map(({ challenge }) => challenge));
  return own
    .filter(({ challenge }) => may(challenge))
    .map(({ challenge, wrong: mistakes }) => ({
      key: challenge,
      rank: [played.has(challenge) ? 1 : 0, mistakes, ofRoom.get(challenge) ?? 0],
      draw: createHash('sha256').update(`${appointment}:${challenge}`).digest('hex'),
    }))
    .sort((a, b) => compareLists(b.rank, a.rank) || (a.draw < b.draw ? -1 : 1))
    .slice(0, MAX_RETURN_MISSIONS)
    .map(({ key }) => ({ key, solved: solved.has(key) }));
}

/** Stores the first and latest judgement of each item, and the solve. After the solve nothing is stored. @param at ISO 8601, UTC */
export async function recordPlay(
  transaction: Transaction<Tables>,
  appointment: string,
  challenge: string,
  judged: readonly JudgedItem[],
  solved: boolean,
  at: string,
): Promise<void> {
  const before = await transaction
    .selectFrom('return_solves')
    .select('at')
    .where('appointment', '=', appointment)
    .where('challenge', '=', challenge)
    .executeTakeFirst();
  if (before) return;
  // Items are locked in their order, so that answers from two tabs cannot deadlock.
  for (const { item, truth, takenFor } of judged.toSorted((a, b) => (a.item < b.item ? -1 : 1))) {
    const taken = takenFor === 'hostile' ? 1 : 0;
    await transaction
      .insertInto('return_judgements')
      .values({
        appointment,
        challenge,
        item,
        hostile: truth === 'hostile' ? 1 : 0,
        first_hostile: taken,
        last_hostile: taken,
      })
      .onConflict((conflict) => conflict.columns(['appointment', 'challenge', 'item']).doUpdateSet({ last_hostile: taken }))
      .execute();
  }
  if (solved)
    await transaction
      .insertInto('return_solves')
      .values({ appointment, challenge, at })
      .onConflict((conflict) => conflict.columns(['appointment', 'challenge']).doNothing())
      .execute();
}
