/** The last mission of a session: rounds that a facilitator opens and closes, the judgements of the room, and the results. */
import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { FINALE_ROUNDS, MIN_TOLD } from '#schemas/constants.ts';
import type { Finale, FinaleAction, FinaleResult, PlayedFinale } from '#schemas/finale.ts';
import type { Player } from '../access/authentication.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { ServerError, unknownSession } from '../errors.ts';
import { isId } from '../identifiers.ts';
import { appendEvents, holdLog } from '../live/log.ts';
import { countPlaying, IS_PLAYING } from '../session-model/playing.ts';
import { COMMITMENT, drawMessage, type JudgedMessage, messageOf } from './messages.ts';

/** TTL of a room's judgements in milliseconds. */
const TTL_MS = 1_000;
const ROUNDS = 100;
const RANDOM = 2 ** 32;

export interface Finales {
  /** The finale; null before it is launched. Judgements of an open round are up to a second old. */
  of(session: string): Promise<Finale | null>;
  /** The finale with the player's own judgement. */
  playedBy(player: Player): Promise<PlayedFinale>;
  /** Stores a judgement, which may be changed while its round is open. @throws ServerError 409 when the round is not open */
  judge(player: Player, round: number, genuine: boolean): Promise<PlayedFinale>;
  /** For a merge: moves judgements; of a round that both judged, the remaining participant's is kept. */
  handOver(transaction: Transaction<Tables>, from: string, into: string): Promise<void>;
  /** Changes the phase; idempotent, as a phase that holds already stays. @throws ServerError 404; 409 for a round out of turn */
  act(session: string, action: FinaleAction, actor: string): Promise<Finale | null>;
}

/** @param random draws a number from 0 to 1 */
export function createFinales(
  { query, kind }: Database,
  clock: Clock,
  random: () => number = () => randomInt(RANDOM) / RANDOM,
): Finales {
  const cache = createTtlCache<Finale | null>(clock, TTL_MS, ROUNDS);
  const of = async (session: string) => {
    const rounds = await readRounds(query, session);
    const last = rounds.at(-1);
    if (!last) return null;
    // The name has the state of the round, as phones ask once after each change, and another process may have made it.
    return cache.recall(`${session} ${last.number} ${last.closed_at}`, () => finaleAfter(query, session, rounds));
  };

  const playedBy = async (player: Player): Promise<PlayedFinale> => {
    const finale = await of(player.session);
    if (finale === null) return null;
    const own = await query
      .selectFrom('finale_votes')
      .select('genuine')
      .where('participant', '=', player.participant)
      .where('number', '=', finale.round)
      .executeTakeFirst();
    return { ...finale, own: own ? own.genuine === 1 : null };
  };

  return {
    of,
    playedBy,
    async judge(player, round, genuine) {
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          // Locks the round: a judgement either comes before the closing or is refused.
          const open = await transaction
            .updateTable('finale_rounds')
            .set((eb) => ({ number: eb.ref('number') }))
            .where('session', '=', player.session)
            .where('number', '=', round)
            .where('closed_at', 'is', null)
            .returning('number')
            .executeTakeFirst();
          if (!open) throw new ServerError(409, 'round-closed', 'Cette manche est terminée : la salle a décidé.');
          const row = { participant: player.participant, number: round, genuine: genuine ? 1 : 0, at: isoTime(clock()) };
          await transaction
            .insertInto('finale_votes')
            .values(row)
            .onConflict((conflict) =>
              conflict.columns(['participant', 'number']).doUpdateSet({ genuine: row.genuine, at: row.at }),
            )
            .execute();
        }),
      );
      return playedBy(player);
    },
    handOver,
    async act(session, { action, round }, actor) {
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          if (!isId(session) || !(await holdLog(transaction, session))) throw unknownSession();
          const rounds = await readRounds(transaction, session);
          const at = isoTime(clock());
          const known = rounds[round - 1];
          if (action === 'open' ? known !== undefined : known !== undefined && known.closed_at !== null) return;
          if (action === 'open') {
            const last = rounds.at(-1);
            if (round !== rounds.length + 1 || (last !== undefined && last.closed_at === null)) throw outOfTurn();
            const drawn = drawMessage(
              rounds.flatMap(({ item }) => messageOf(item) ?? []),
              random,
            );
            if (!drawn) throw outOfTurn();
            const row = { session, number: round, item: drawn.key, opened_at: at, closed_at: null };
            await transaction.insertInto('finale_rounds').values(row).execute();
            if (round === 1) await audit(transaction, clock, { actor, action: 'finale-started', subject: session });
          } else {
            if (known === undefined) throw outOfTurn();
            await transaction
              .updateTable('finale_rounds')
              .set({ closed_at: at })
              .where('session', '=', session)
              .where('number', '=', round)
              .execute();
          }
          await appendEvents(transaction, kind, [{ session, kind: 'finale', at, detail: { actor } }]);
        }),
      );
      return of(session);
    },
  };
}

async function handOver(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  const own = transaction.selectFrom('finale_votes').select('number').where('participant', '=', into);
  await transaction
    .updateTable('finale_votes')
    .set({ participant: into })
    .where('participant', '=', from)
    .where('number', 'not in', own)
    .execute();
}

function outOfTurn(): ServerError {
  return new ServerError(409, 'round-out-of-turn', {
    en: 'Close the round that is open before the next one; rounds come in order.',
    fr: 'Terminez la manche en cours avant la suivante ; les manches se suivent dans l’ordre.',
  });
}

function readRounds(query: Kysely<Tables>, session: string) {
  return query.selectFrom('finale_rounds').selectAll().where('session', '=', session).orderBy('number').execute();
}

/** @param rounds of the session, in order */
async function finaleAfter(
  query: Kysely<Tables>,
  session: string,
  rounds: Awaited<ReturnType<typeof readRounds>>,
): Promise<Finale | null> {
  const last = rounds.at(-1);
  const judged = last && messageOf(last.item);
  if (!last || !judged) return null;
  const votes = await query
    .selectFrom('finale_votes')
    .innerJoin('participants', 'participants.id', 'finale_votes.participant')
    .select((eb) => ['number', 'genuine', eb.fn.countAll().as('count')])
    .where('participants.session', '=', session)
    .where(IS_PLAYING)
    .groupBy(['number', 'genuine'])
    .execute();
  const people = await countPlaying(query, session);
  const count = (round: number, genuine: boolean) =>
    Number(votes.find((one) => one.number === round && one.genuine === (genuine ? 1 : 0))?.count ?? 0);
  const results = rounds.flatMap((round) => {
    const message = messageOf(round.item);
    return message && round.closed_at !== null ? [resultOf(round.number, message, count)] : [];
  });
  const over = last.closed_at !== null && last.number === FINALE_ROUNDS;
  return {
    phase: last.closed_at === null ? 'open' : over ? 'over' : 'closed',
    round: last.number,
    message: judged.message,
    people,
    answered: count(last.number, true) + count(last.number, false),
    results,
    commitment: over ? COMMITMENT : null,
  };
}

/** The result of a round. A room that is divided, or has not judged, has not recognised the message. */
function resultOf(
  round: number,
  { genuine, because }: JudgedMessage,
  count: (round: number, genuine: boolean) => number,
): FinaleResult {
  const votes = { genuine: count(round, true), trap: count(round, false) };
  const right = genuine ? votes.genuine > votes.trap : votes.trap > votes.genuine;
  const all = votes.genuine + votes.trap;
  const told = all >= MIN_TOLD;
  // Of two people, a tie would tell each how the other judged.
  const divided = votes.genuine === votes.trap && (told || all === 0);
  return { round, genuine, right, divided, votes: told ? votes : null, because };
}
