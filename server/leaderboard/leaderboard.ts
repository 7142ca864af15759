/** The leaderboard: read from totals that the ledger keeps, so that its cost does not grow with the number of events. */
import { toPoints } from '#engine/rules/scoring.ts';
import type { ScoreRow } from '#schemas/admin.ts';
import { createBriefMemory } from '../brief-memory.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

/** How long, in milliseconds, rows read by this process may be shown again; its own writes end it at once. */
const FRESH_FOR = 250;
/** The same for the number of rows, which takes longer to count than the best of them to read. */
const COUNT_FRESH_FOR = 2000;
/** Boards of different lengths that are remembered at once. */
const BOARDS = 100;

export type Board = { readonly of: 'current' } | { readonly of: 'all' } | { readonly of: 'session'; readonly session: string };

export interface Leaderboard {
  /** JSON of the best rows: points first, then who reached them first. @throws ServerError 404 for an unknown session */
  json(board: Board, limit: number): Promise<string>;
  /** How many rows the whole board has; up to two seconds old. @throws ServerError 404 for an unknown session */
  total(board: Board): Promise<number>;
  changed(): void;
}

interface Row {
  readonly participant: string;
  readonly points: number;
  readonly reached_at: string;
  readonly email: string;
}

/** @param mustExist refuses an unknown session */
export function createLeaderboard({ query }: Database, clock: Clock, mustExist: (session: string) => Promise<void>): Leaderboard {
  const jsons = createBriefMemory<string>(clock, FRESH_FOR, BOARDS);
  const totals = createBriefMemory<number>(clock, COUNT_FRESH_FOR, BOARDS);

  const count = async (board: Board): Promise<number> => {
    if (board.of === 'session') await mustExist(board.session);
    const all = query.selectFrom('standings').select((eb) => eb.fn.countAll().as('rows'));
    const active = query.selectFrom('sessions').select('id').where('active', '=', 1);
    const some = board.of === 'session' ? all.where('session', '=', board.session) : all.where('session', 'in', active);
    const { rows } = await (board.of === 'all' ? all : some).executeTakeFirstOrThrow();
    return Number(rows);
  };

  const best = (session: string | null, limit: number): Promise<Row[]> =>
    query
      .selectFrom((from) => {
        const rows = from
          .selectFrom('standings')
          .select(['participant', 'points', 'reached_at'])
          .orderBy('points', 'desc')
          .orderBy('reached_at')
          .orderBy('participant')
          .limit(limit);
        return (session === null ? rows : rows.where('session', '=', session)).as('best');
      })
      .innerJoin('participants', 'participants.id', 'best.participant')
      .select(['best.participant', 'best.points', 'best.reached_at', 'participants.email'])
      .orderBy('best.points', 'desc')
      .orderBy('best.reached_at')
      .orderBy('best.participant')
      .execute();

  const read = async (board: Board, limit: number): Promise<Row[]> => {
    if (board.of === 'all') return best(null, limit);
    if (board.of === 'session') {
      await mustExist(board.session);
      return best(board.session, limit);
    }
    const active = await query.selectFrom('sessions').select('id').where('active', '=', 1).execute();
    // Each session's best come off its own index; the best of all are among them.
    const rows = await Promise.all(active.map(({ id }) => best(id, limit)));
    return rows.length === 1 ? rows.flat() : rows.flat().sort(compare).slice(0, limit);
  };

  return {
    json: (board, limit) =>
      jsons.recall(`${nameOf(board)} ${limit}`, async () => JSON.stringify((await read(board, limit)).map(scoreRow))),
    total: (board) => totals.recall(nameOf(board), () => count(board)),
    changed: jsons.forget,
  };
}

function nameOf(board: Board): string {
  return board.of === 'session' ? `session ${board.session}` : board.of;
}

function scoreRow({ email, points }: Row): ScoreRow {
  return { username: email, score: toPoints(points) };
}

function compare(a: Row, b: Row): number {
  if (a.points !== b.points) return b.points - a.points;
  if (a.reached_at !== b.reached_at) return a.reached_at < b.reached_at ? -1 : 1;
  return a.participant < b.participant ? -1 : 1;
}
