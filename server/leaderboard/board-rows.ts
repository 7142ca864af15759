/** Rows of the boards, read by one index per session. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Ordered } from './frozen-scores.ts';

/**
 * Minimum number of rows read at first from each of several sessions. Whole boards of hundreds of sessions would be a hundred times the
 * rows that are shown.
 */
const MIN_FIRST_ROWS = 16;

export type Board = { readonly of: 'current' } | { readonly of: 'all' } | { readonly of: 'session'; readonly session: string };

export interface BoardRow extends Ordered {
  readonly email: string;
}

interface BoardReader {
  /** The best rows, in order. @throws ServerError 404 for an unknown session */
  read(board: Board, limit: number): Promise<BoardRow[]>;
  /** Number of rows of the whole board. @throws ServerError 404 for an unknown session */
  count(board: Board): Promise<number>;
}

/** The sort order of every board, in SQL. */
export function inOrder(query: Kysely<Tables>, session: string) {
  return query
    .selectFrom('standings')
    .select(['participant', 'points', 'reached_at'])
    .where('session', '=', session)
    .orderBy('points', 'desc')
    .orderBy('reached_at')
    .orderBy('participant');
}

/** The sort order of {@link inOrder}, for rows in memory. */
export function compare(a: Ordered, b: Ordered): number {
  if (a.points !== b.points) return b.points - a.points;
  if (a.reached_at !== b.reached_at) return a.reached_at < b.reached_at ? -1 : 1;
  return a.participant < b.participant ? -1 : 1;
}

/** @param mustExist refuses an unknown session */
export function createBoardReader(query: Kysely<Tables>, mustExist: (session: string) => Promise<void>): BoardReader {
  const best = (session: string, limit: number): Promise<BoardRow[]> =>
    query
      .selectFrom(inOrder(query, session).limit(limit).as('best'))
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

  return {
    async read(board, limit) {
      const sessions = await sessionsOf(board);
      const [only] = sessions;
      if (sessions.length === 1 && only !== undefined) return best(only, limit);
      // The best rows of each session are read by its own index; the best of all sessions are among them.
      const first = Math.min(limit, Math.max(MIN_FIRST_ROWS, 2 * Math.ceil(limit / sessions.length)));
      const boards = await Promise.all(sessions.map(async (session) => ({ session, rows: await best(session, first) })));
      const last = boards
        .flatMap(({ rows }) => rows)
        .sort(compare)
        .at(limit - 1);
      // A session may have further rows for the board only if the last row read from it would be on the board.
      const complete = await Promise.all(
        boards.map(({ session, rows }) => {
          const lowest = rows[first - 1];
          const more = first < limit && lowest !== undefined && (last === undefined || compare(lowest, last) < 0);
          return more ? best(session, limit) : rows;
        }),
      );
      return complete.flat().sort(compare).slice(0, limit);
    },
    async count(board) {
      if (board.of === 'session') await mustExist(board.session);
      const all = query.selectFrom('standings').select((eb) => eb.fn.countAll().as('rows'));
      const active = query.selectFrom('sessions').select('id').where('active', '=', 1);
      const some = board.of === 'session' ? all.where('session', '=', board.session) : all.where('session', 'in', active);
      const { rows } = await (board.of === 'all' ? all : some).executeTakeFirstOrThrow();
      return Number(rows);
    },
  };
}
