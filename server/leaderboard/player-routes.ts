/** Route of a player's standing. */
import { StandingSchema } from '#schemas/standing.ts';
import { type Authentication, playerOf } from '../access/authentication.ts';
import { failures, type Server } from '../http/routing.ts';
import type { Leaderboard } from './leaderboard.ts';

interface StandingDeps {
  readonly authentication: Authentication;
  readonly leaderboard: Pick<Leaderboard, 'standing'>;
}

/** Registers `GET /standing`. */
export function standingRoutes(server: Server, { authentication, leaderboard }: StandingDeps): void {
  server.get(
    '/standing',
    {
      onRequest: authentication.player,
      schema: {
        summary: 'Where the player stands.',
        description: 'As much of it as the session lets its players see; up to a second old.',
        response: { 200: StandingSchema, ...failures },
      },
    },
    (request) => leaderboard.standing(playerOf(request)),
  );
}
