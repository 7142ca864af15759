/** The console's routes on scores (specification, section 7). */
import { Type } from 'typebox';
import { type ScoreRow, ScoreRowsSchema, ScoresQuerySchema, SessionIdSchema, SessionScoresQuerySchema } from '#schemas/admin.ts';
import { USUAL_BOARD_ROWS } from '#schemas/console-constants.ts';
import type { Authentication } from '../access/authentication.ts';
import { failures, type Server } from '../http/routing.ts';
import type { Leaderboard } from './leaderboard.ts';

const TOTAL = 'x-total-count';
const JSON_TYPE = 'application/json; charset=utf-8';
/** The rows, or their JSON text, which is sent as it is. */
const Rows = Type.Unsafe<ScoreRow[] | string>(ScoreRowsSchema);

interface LeaderboardDeps {
  readonly authentication: Authentication;
  readonly leaderboard: Leaderboard;
}

/** Registers the scores of the current session, of all sessions, and of one. Rows are serialised once for concurrent requests. */
export function leaderboardRoutes(server: Server, { authentication, leaderboard }: LeaderboardDeps): void {
  const onRequest = authentication.observer;

  server.get(
    '/admin/scores',
    {
      onRequest,
      schema: {
        summary: 'The board of the open sessions, or of all.',
        querystring: ScoresQuerySchema,
        response: { 200: Rows, ...failures },
      },
    },
    async ({ query }, reply) => {
      const board = { of: query.scope ?? 'current' } as const;
      if (query.count) reply.header(TOTAL, await leaderboard.total(board));
      return reply.type(JSON_TYPE).send(await leaderboard.json(board, Number(query.limit ?? USUAL_BOARD_ROWS)));
    },
  );

  server.get(
    '/admin/sessions/:id/scores',
    {
      onRequest,
      schema: {
        summary: 'The board of one session.',
        params: SessionIdSchema,
        querystring: SessionScoresQuerySchema,
        response: { 200: Rows, ...failures },
      },
    },
    async ({ params, query }, reply) => {
      const board = { of: 'session', session: params.id } as const;
      if (query.count) reply.header(TOTAL, await leaderboard.total(board));
      return reply.type(JSON_TYPE).send(await leaderboard.json(board, Number(query.limit ?? USUAL_BOARD_ROWS)));
    },
  );
}
