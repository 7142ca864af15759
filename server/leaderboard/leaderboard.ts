/** The leaderboard: read from totals that the ledger keeps, so that its cost does not grow with the number of events. */
import { setImmediate } from 'node:timers/promises';
import { toPoints } from '#engine/rules/scoring.ts';
import type { ScoreRow } from '#schemas/admin.ts';
import type { Standing } from '#schemas/standing.ts';
import type { Player } from '../access/authentication.ts';
import type { Clock } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { invalidToken } from '../errors.ts';
import { noLongerPlaying } from '../session-model/playing.ts';
import { textsOf } from '../session-model/stored-texts.ts';
import { createFrozenScores, type Ordered } from './frozen-scores.ts';
import { createSessionOrders, type OrderedSession, type SessionOrder, sessionOrder, unplaced } from './session-order.ts';

/** TTL in milliseconds of rows read by this process; its own writes invalidate them at once. */
const TTL_MS = 250;
/** TTL of the number of rows, which is slower to read than the best rows. */
const COUNT_TTL_MS = 2000;
/** TTL of the names and teams of a session, in case another process changed them. */
const PEOPLE_TTL_MS = 5_000;
/** Maximum of cached boards of different lengths. */
const BOARDS = 100;
/**
 * Rows that are read of each of several sessions at first, at least: of hundreds of sessions, whole boards would be a hundred times what is
 * shown.
 */
const MIN_FIRST_ROWS = 16;

export type Board = { readonly of: 'current' } | { readonly of: 'all' } | { readonly of: 'session'; readonly session: string };

export interface Leaderboard {
  /** JSON of the best rows: by points, then by the time at which they were reached. @throws ServerError 404 for an unknown session */
  json(board: Board, limit: number): Promise<string>;
  /** How many rows the whole board has; up to two seconds old. @throws ServerError 404 for an unknown session */
  total(board: Board): Promise<number>;
  /**
   * Rank and points of a player in the session: up to a second old.
   * @param since number of an event that it must include, which it waits for @throws ServerError 401 when the participant was deleted
   */
  standing(player: Pick<Player, 'participant' | 'session'>, since?: number): Promise<Standing>;
  /**
   * The order of a session, as its room may see it: up to a second old, and as it was where boards are frozen.
   * @throws ServerError 401 when the session was deleted
   */
  sessionOrder(session: string): Promise<SessionOrder>;
  /** Scores were written. */
  scoresChanged(): void;
  /** Scores, people or sessions were written. */
  changed(): void;
}

interface Row extends Ordered {
  readonly email: string;
}

/** @param mustExist refuses an unknown session */
export function createLeaderboard({ query }: Database, clock: Clock, mustExist: (session: string) => Promise<void>): Leaderboard {
  const jsons = createTtlCache<string>(clock, TTL_MS, BOARDS);
  const totals = createTtlCache<number>(clock, COUNT_TTL_MS, BOARDS);

  const count = async (board: Board): Promise<number> => {
    if (board.of === 'session') await mustExist(board.session);
    const all = query.selectFrom('standings').select((eb) => eb.fn.countAll().as('rows'));
    const active = query.selectFrom('sessions').select('id').where('active', '=', 1);
    const some = board.of === 'session' ? all.where('session', '=', board.session) : all.where('session', 'in', active);
    const { rows } = await (board.of === 'all' ? all : some).executeTakeFirstOrThrow();
    return Number(rows);
  };

  /** The one order of every board. */
  const inOrder = (session: string) =>
    query
      .selectFrom('standings')
      .select(['participant', 'points', 'reached_at'])
      .where('session', '=', session)
      .orderBy('points', 'desc')
      .orderBy('reached_at')
      .orderBy('participant');

  const best = (session: string, limit: number): Promise<Row[]> =>
    query
      .selectFrom(inOrder(session).limit(limit).as('best'))
      .innerJoin('participants', 'participants.id', 'best.participant')
      .select(['best.participant', 'best.points', 'best.reached_at', 'participants.email'])
      .orderBy('best.points', 'desc')
      .orderBy('best.reached_at')
      .orderBy('best.participant')
      .execute();

  const sessionsOf = async (board: Board): Promise<readonly string[]> => {
    if (board.of === 'session') {
      await mustExist(board.session);
      return [board.session];
    }
    const all = query.selectFrom('sessions').select('id');
    const some = await (board.of === 'all' ? all : all.where('active', '=', 1)).execute();
    return some.map(({ id }) => id);
  };

  const read = async (board: Board, limit: number): Promise<Row[]> => {
    const sessions = await sessionsOf(board);
    const [only] = sessions;
    if (sessions.length === 1 && only !== undefined) return best(only, limit);
    // Each session's best come off its own index; the best of all are among them.
    const first = Math.min(limit, Math.max(MIN_FIRST_ROWS, 2 * Math.ceil(limit / sessions.length)));
    const boards = await Promise.all(sessions.map(async (session) => ({ session, rows: await best(session, first) })));
    const last = boards
      .flatMap(({ rows }) => rows)
      .sort(compare)
      .at(limit - 1);
    // A session has more for the board only where even the last row read of it would stand on it.
    const complete = await Promise.all(
      boards.map(({ session, rows }) => {
        const lowest = rows[first - 1];
        const more = first < limit && lowest !== undefined && (last === undefined || compare(lowest, last) < 0);
        return more ? best(session, limit) : rows;
      }),
    );
    return complete.flat().sort(compare).slice(0, limit);
  };

  const ordered = createTtlCache<OrderedSession>(clock, PEOPLE_TTL_MS, BOARDS);
  const orderedOf = (session: string) =>
    ordered.recall(session, async () => {
      const set = await query.selectFrom('sessions').select(['board', 'teams']).where('id', '=', session).executeTakeFirst();
      if (!set) throw invalidToken();
      const people = await query
        .selectFrom('participants')
        .select(['id', 'name', 'team'])
        .where('session', '=', session)
        .execute();
      await setImmediate();
      const byId = new Map(people.map((person) => [person.id, person]));
      await setImmediate();
      return { board: set.board, teams: textsOf(set.teams), people: byId };
    });
  const frozenScores = createFrozenScores(query, clock);
  const orders = createSessionOrders(clock, async (session) => {
    const set = await query
      .selectFrom('sessions')
      .select(['frozen_at', 'last_event'])
      .where('id', '=', session)
      .executeTakeFirst();
    if (!set) throw invalidToken();
    // Read after the number, so that it includes every event up to that number.
    const current = await inOrder(session).execute();
    // For thousands of people each of these queries is long, and SQLite's block the event loop.
    await setImmediate();
    const order = set.frozen_at === null ? current : (await frozenScores(session, set.frozen_at, current)).sort(compare);
    const remembered = await orderedOf(session);
    const known = order.every(({ participant }) => remembered.people.has(participant));
    // A participant joined, perhaps through another process.
    if (!known) ordered.forget();
    return sessionOrder(known ? remembered : await orderedOf(session), order, set.frozen_at, set.last_event);
  });

  const scoresChanged = () => {
    jsons.forget();
    orders.changed();
  };

  return {
    async standing({ participant, session }, since) {
      const order = await (since === undefined ? orders.of(session) : orders.since(session, since));
      const standing = order.standingOf(participant);
      if (standing) return standing;
      // Joined since the order was read: the next reading has the rank.
      const own = await query
        .selectFrom('participants')
        .leftJoin('standings', 'standings.participant', 'participants.id')
        .select(['participants.name', 'participants.removed_at', 'participants.merged_into', 'standings.points'])
        .where('participants.id', '=', participant)
        .executeTakeFirst();
      if (!own || own.points === null) throw noLongerPlaying(own);
      return unplaced(order, { name: own.name, points: own.points });
    },
    sessionOrder: orders.of,
    json: (board, limit) =>
      jsons.recall(`${nameOf(board)} ${limit}`, async () => JSON.stringify((await read(board, limit)).map(scoreRow))),
    total: (board) => totals.recall(nameOf(board), () => count(board)),
    scoresChanged,
    changed() {
      scoresChanged();
      ordered.forget();
    },
  };
}

function nameOf(board: Board): string {
  return board.of === 'session' ? `session ${board.session}` : board.of;
}

function scoreRow({ email, points }: Row): ScoreRow {
  return { username: email, score: toPoints(points) };
}

function compare(a: Ordered, b: Ordered): number {
  if (a.points !== b.points) return b.points - a.points;
  if (a.reached_at !== b.reached_at) return a.reached_at < b.reached_at ? -1 : 1;
  return a.participant < b.participant ? -1 : 1;
}
