/** The return of an appointment: its questions and missions, and the answers. It has its own tables: no figure of the session changes. */

import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { JudgedItem } from '#engine/rules/measure/judged-items.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { utcDay } from '#engine/rules/utc-day.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { APPOINTMENT_KINDS, type IntentionOutcome, MAX_RETURN_QUESTIONS } from '#schemas/return-constants.ts';
import type { Return, ReturnQuestion, ReturnReply } from '#schemas/returns.ts';
import type { ReturnHolder } from '../access/return-holder.ts';
import { type Clock, isoTime } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { isOrphan, withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { returnNeeded, ServerError } from '../errors.ts';
import type { Progress } from '../ledger/progress.ts';
import { decline } from './announced.ts';
import { chooseMissions, type Mistakes, readMistakesOfRoom, recordPlay } from './return-missions.ts';

export interface Returns {
  /** @throws ServerError 401 when the appointment is gone */
  of(holder: ReturnHolder): Promise<Return>;
  /**
   * Judges the answer to one of the questions; only the first answer is stored.
   * @throws ServerError 400; 401; 403 outside the return's days; 404 for a question that is not asked
   */
  answer(holder: ReturnHolder, challenge: string, choice: number): Promise<ReturnReply>;
  /**
   * Checks that a mission may be played. @throws ServerError 401; 403 outside the return's days; 404 for a mission that is not part of the
   * return
   */
  mustPlay(holder: ReturnHolder, challenge: string): Promise<void>;
  /** Stores judgements of items, and the solve; stores nothing after the solve. A retry changes nothing. @throws ServerError 401 */
  record(holder: ReturnHolder, challenge: string, judged: readonly JudgedItem[], solved: boolean): Promise<void>;
  /**
   * Stores the outcome of the intention; the latest one counts. @throws ServerError 401; 403 outside the return's days; 409 without an
   * intention
   */
  lookBack(holder: ReturnHolder, outcome: IntentionOutcome): Promise<void>;
  /** Withdraws the appointment with all its answers. If a campaign invited the person, its other returns are declined too. Idempotent. */
  withdraw(holder: ReturnHolder): Promise<void>;
}

interface ReturnDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly manifests: readonly ChallengeManifest[];
  readonly progress: Pick<Progress, 'completed'>;
  /** @throws ServerError 401 when the session was deleted */
  readonly rulesOf: (session: string) => Promise<{ readonly endedAt: number | null }>;
}

/** Milliseconds for which a room's mistakes are cached: weeks after a session they hardly change, and they only break ties. */
const ROOM_TTL_MS = 10 * MINUTE_MS;
/** Maximum number of rooms in the cache. */
const SESSIONS = 200;

export function createReturns({ database, clock, manifests, progress, rulesOf }: ReturnDeps): Returns {
  const { query } = database;
  const memory = createTtlCache<Mistakes>(clock, ROOM_TTL_MS, SESSIONS);
  const mistakesOf = (session: string) => memory.recall(session, () => readMistakesOfRoom(database, session));
  const byKey = new Map(manifests.map((manifest) => [manifest.key, manifest]));

  const read = async ({ appointment }: ReturnHolder) => {
    const row = await query
      .selectFrom('appointments')
      .innerJoin('participants', 'participants.id', 'appointments.participant')
      .innerJoin('sessions', 'sessions.id', 'participants.session')
      .selectAll('appointments')
      .select('sessions.name')
      .where('appointments.id', '=', appointment)
      .executeTakeFirst();
    if (!row) throw returnNeeded();
    return { ...row, state: stateOn(utcDay(clock()), row.due_on, row.ends_on) };
  };

  const missionsOf = async (holder: ReturnHolder) => {
    const [solved, { endedAt }] = await Promise.all([progress.completed(holder.participant), rulesOf(holder.session)]);
    // A mission that can still earn points in the session is not played here. Nor is one with sub-pages, which belong to a player.
    const may = (key: string) => (endedAt !== null || solved.includes(key)) && byKey.get(key)?.pages === undefined;
    return chooseMissions(query, holder, (key) => byKey.has(key) && may(key), mistakesOf);
  };

  return {
    async of(holder) {
      const { kind, due_on, ends_on, intention, outcome, name, state } = await read(holder);
      const open = state === 'open';
      const [missions, questions] = open
        ? await Promise.all([missionsOf(holder), questionsOf(query, progress, byKey, holder)])
        : [[], []];
      return { kind, dueOn: due_on, endsOn: ends_on, intention, outcome, session: name, state, missions, questions };
    },
    async answer(holder, challenge, choice) {
      mustBeOpen((await read(holder)).state);
      const asked = (await questionsOf(query, progress, byKey, holder)).find(({ key }) => key === challenge);
      const retrieval = byKey.get(challenge)?.retrieval;
      if (!asked || !retrieval) throw unknownQuestion();
      if (choice >= asked.options.length) throw unknownChoice(asked.options.length);
      if (asked.reply) return asked.reply;
      const { appointment } = holder;
      const row = { appointment, challenge, chosen: choice, correct: choice === retrieval.answer ? 1 : 0, at: isoTime(clock()) };
      try {
        await withRetries(() =>
          query
            .insertInto('return_answers')
            .values(row)
            .onConflict((conflict) => conflict.columns(['appointment', 'challenge']).doNothing())
            .execute(),
        );
      } catch (error) {
        throw isOrphan(error) ? returnNeeded() : error;
      }
      // Of two concurrent answers, the stored one counts as the first.
      const answers = query.selectFrom('return_answers').select('chosen').where('challenge', '=', challenge);
      const stored = await answers.where('appointment', '=', appointment).executeTakeFirst();
      if (!stored) throw returnNeeded();
      return replyTo(retrieval, stored.chosen);
    },
    async mustPlay(holder, challenge) {
      mustBeOpen((await read(holder)).state);
      if ((await missionsOf(holder)).every(({ key }) => key !== challenge)) throw unknownMission();
    },
    async record({ appointment }, challenge, judged, solved) {
      const write = () =>
        query
          .transaction()
          .execute((transaction) => recordPlay(transaction, appointment, challenge, judged, solved, isoTime(clock())));
      try {
        await withRetries(write);
      } catch (error) {
        throw isOrphan(error) ? returnNeeded() : error;
      }
    },
    async lookBack(holder, outcome) {
      const { state, intention } = await read(holder);
      mustBeOpen(state);
      if (intention === null) throw noIntention();
      await query.updateTable('appointments').set({ outcome }).where('id', '=', holder.appointment).execute();
    },
    async withdraw(holder) {
      await withRetries(() => query.transaction().execute((transaction) => withdraw(transaction, holder, isoTime(clock()))));
      await database.overwriteDeleted();
    },
  };
}

/** @param at ISO 8601, UTC */
async function withdraw(transaction: Transaction<Tables>, { appointment, participant, span }: ReturnHolder, at: string) {
  const asked = await transaction
    .selectFrom('return_invitations')
    .select('kind')
    .where('participant', '=', participant)
    .where('kind', '=', span)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  // A person who was invited and withdraws is not invited to the later return either.
  await decline(transaction, participant, asked ? APPOINTMENT_KINDS : [span], at);
  await transaction.deleteFrom('appointments').where('id', '=', appointment).execute();
}

/** Questions of a return, in an order that depends on the appointment. Answered ones come first, so that the choice does not change. */
async function questionsOf(
  query: Database['query'],
  progress: ReturnDeps['progress'],
  byKey: ReadonlyMap<string, ChallengeManifest>,
  { appointment, participant }: ReturnHolder,
): Promise<ReturnQuestion[]> {
  const [solved, asked, returned] = await Promise.all([
    progress.completed(participant),
    query.selectFrom('retrieval_answers').select('challenge').where('participant', '=', participant).execute(),
    query
      .selectFrom('return_answers')
      .innerJoin('appointments', 'appointments.id', 'return_answers.appointment')
      .select(['appointment', 'challenge', 'chosen'])
      .where('participant', '=', participant)
      .execute(),
  ]);
  const here = new Map(returned.flatMap((row) => (row.appointment === appointment ? [[row.challenge, row.chosen]] : [])));
  const before = new Set([...asked, ...returned].map(({ challenge }) => challenge));
  const rank = (key: string) => createHash('sha256').update(`${appointment}:${key}`).digest('hex');
  return [...here.keys(), ...solved.filter((key) => !before.has(key)).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))]
    .flatMap((key) => byKey.get(key) ?? [])
    .slice(0, MAX_RETURN_QUESTIONS)
    .map(({ key, retrieval }) => {
      const chosen = here.get(key);
      const { question, options } = retrieval;
      return { key, question, options, reply: chosen === undefined ? null : replyTo(retrieval, chosen) };
    });
}

function replyTo({ answer, because }: ChallengeManifest['retrieval'], chosen: number): ReturnReply {
  return { right: chosen === answer, answer, because, chosen };
}

function stateOn(today: string, dueOn: string, endsOn: string): Return['state'] {
  if (today < dueOn) return 'early';
  return today > endsOn ? 'over' : 'open';
}

function mustBeOpen(state: Return['state']): void {
  if (state === 'early') throw new ServerError(403, 'return-early', 'Ce retour n’est pas encore ouvert.');
  if (state === 'over') throw new ServerError(403, 'return-over', 'Ce retour est terminé.');
}

function unknownQuestion(): ServerError {
  return new ServerError(404, 'unknown-question', 'Cette question ne fait pas partie de ce retour.', { field: 'key' });
}

function unknownMission(): ServerError {
  return new ServerError(404, 'unknown-mission', 'Cette mission ne fait pas partie de ce retour.', { field: 'key' });
}

function unknownChoice(options: number): ServerError {
  return new ServerError(400, 'invalid', `Choisissez l’une des réponses, de 0 à ${options - 1}.`, { field: 'choice' });
}

function noIntention(): ServerError {
  return new ServerError(409, 'no-intention', 'Ce rendez-vous a été pris sans intention.', { field: 'outcome' });
}
