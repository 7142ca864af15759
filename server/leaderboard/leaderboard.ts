/** The leaderboard: read from totals that the ledger keeps, so that its cost does not grow with the number of events. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely, Selectable } from 'kysely';
import { toPoints } from '#engine/rules/scoring.ts';
import type { ScoreRow } from '#schemas/admin.ts';
import type { BoardSetting } from '#schemas/session-setup.ts';
import type { Standing } from '#schemas/standing.ts';
import type { Player } from '../access/authentication.ts';
import type { Clock } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { invalidToken } from '../errors.ts';
import { teamsAt } from '../live/log.ts';
import { noLongerPlaying } from '../session-model/playing.ts';
import { textsOf } from '../session-model/stored-texts.ts';
import { type Board, type BoardRow, compare, createBoardReader, inOrder } from './board-rows.ts';
import { createFrozenScores } from './frozen-scores.ts';
import { createSessionOrders, type OrderedSession, type SessionOrder, sessionOrder, unplaced } from './session-order.ts';

/** TTL in milliseconds of rows read by this process; its own writes invalidate them at once. */
const TTL_MS = 250;
/** TTL of the number of rows, which is slower to read than the best rows. */
const COUNT_TTL_MS = 2000;
/** TTL of the names and teams of a session, in case another process changed them. */
const PEOPLE_TTL_MS = 5_000;
/** Maximum number of cached boards of different lengths. */
const BOARDS = 100;

export interface Leaderboard {
  /** JSON of the best rows: by points, then by the time at which they were reached. @throws ServerError 404 for an unknown session */
  json(board: Board, limit: number): Promise<string>;
  /** Number of rows of the whole board; up to two seconds old. @throws ServerError 404 for an unknown session */
  total(board: Board): Promise<number>;
  /**
   * Rank and points of a player in the session: up to a second old.
   * @param since number of an event that the standing must include; the call waits for it @throws ServerError 401 when the participant was
   * deleted
   */
  standing(player: Pick<Player, 'participant' | 'session'>, since?: number): Promise<Standing>;
  /**
   * The ranked session, as its room may see it; as of the freeze if boards are frozen.
   * @param since number of an event that the order must include; the call waits for it @throws ServerError 401 when the session was deleted
   */
  sessionOrder(session: string, since: number): Promise<SessionOrder>;
  /** To be called after scores were written. */
  scoresChanged(): void;
  /** To be called after scores, people or sessions were written. */
  changed(): void;
}

/** @param mustExist refuses an unknown session */
export function createLeaderboard({ query }: Database, clock: Clock, mustExist: (session: string) => Promise<void>): Leaderboard {
  const jsons = createTtlCache<string>(clock, TTL_MS, BOARDS);
  const totals = createTtlCache<number>(clock, COUNT_TTL_MS, BOARDS);
  const boards = createBoardReader(query, mustExist);
  const { orders, forgetPeople } = createOrders(query, clock);

  const scoresChanged = () => {
    jsons.forget();
    orders.changed();
  };

  return {
    async standing({ participant, session }, since) {
      const order = await (since === undefined ? orders.of(session) : orders.since(session, since));
      const standing = order.standingOf(participant);
      if (standing) return standing;
      // The participant joined after the order was read; the next reading includes the rank.
      const own = await query
        .selectFrom('participants')
        .leftJoin('standings', 'standings.participant', 'participants.id')
        .select(['participants.name', 'participants.removed_at', 'participants.merged_into', 'standings.points'])
        .where('participants.id', '=', participant)
        .executeTakeFirst();
      if (!own || own.points === null) throw noLongerPlaying(own);
      return unplaced(order, { name: own.name, points: own.points });
    },
    sessionOrder: orders.since,
    json: (board, limit) =>
      jsons.recall(`${nameOf(board)} ${limit}`, async () => JSON.stringify((await boards.read(board, limit)).map(scoreRow))),
    total: (board) => totals.recall(nameOf(board), () => boards.count(board)),
    scoresChanged,
    changed() {
      scoresChanged();
      forgetPeople();
    },
  };
}

/** Orders of sessions. People and teams have a cache of their own, as scores change a hundred times as often. */
function createOrders(query: Kysely<Tables>, clock: Clock) {
  const ordered = createTtlCache<OrderedSession>(clock, PEOPLE_TTL_MS, BOARDS);
  /** @param board changed by another process, it is told at once @param frozenAt time of the freeze, at which people have the teams of that time, and latecomers none; null while boards are live */
  const orderedOf = (session: string, board: BoardSetting, frozenAt: string | null) =>
    ordered.recall(`${session} ${board} ${frozenAt}`, async () => {
      const set = await query.selectFrom('sessions').select('teams').where('id', '=', session).executeTakeFirst();
      if (!set) throw invalidToken();
      const people = await query
        .selectFrom('participants')
        .select(['id', 'name', 'team', 'created_at'])
        .where('session', '=', session)
        .execute();
      await setImmediate();
      const teamOf = frozenAt === null ? null : await frozenTeams(query, session, frozenAt);
      const byId = new Map(people.map((person) => [person.id, teamOf ? { ...person, team: teamOf(person) } : person]));
      await setImmediate();
      return { board, teams: textsOf(set.teams), people: byId };
    });
  const frozenScores = createFrozenScores(query, clock);
  const orders = createSessionOrders(clock, async (session) => {
    const set = await query
      .selectFrom('sessions')
      .select(['board', 'frozen_at', 'last_event'])
      .where('id', '=', session)
      .executeTakeFirst();
    if (!set) throw invalidToken();
    // Standings are read after the event number, so that the scores include every event up to that number.
    const current = await inOrder(query, session).execute();
    // With thousands of people each of these queries is long, and SQLite queries block the event loop.
    await setImmediate();
    const order = set.frozen_at === null ? current : (await frozenScores(session, set.frozen_at, current)).sort(compare);
    const remembered = await orderedOf(session, set.board, set.frozen_at);
    const known = order.every(({ participant }) => remembered.people.has(participant));
    // The cache lacks a participant who joined, perhaps through another process.
    if (!known) ordered.forget();
    const people = known ? remembered : await orderedOf(session, set.board, set.frozen_at);
    return sessionOrder(people, order, set.frozen_at, set.last_event);
  });
  return { orders, forgetPeople: () => ordered.forget() };
}

/** Teams as they were at the freeze of boards; none for people who joined later. */
async function frozenTeams(query: Kysely<Tables>, session: string, at: string) {
  const former = await teamsAt(query, session, at);
  return ({ id, team, created_at }: Pick<Selectable<Tables['participants']>, 'id' | 'team' | 'created_at'>): string | null => {
    if (created_at > at) return null;
    const then = former.get(id);
    return then === undefined ? team : then;
  };
}

function nameOf(board: Board): string {
  return board.of === 'session' ? `session ${board.session}` : board.of;
}

function scoreRow({ email, points }: BoardRow): ScoreRow {
  return { username: email, score: toPoints(points) };
}
