/** The console's routes on people who arrived within a span of minutes and never played. */
import { SessionIdSchema } from '#schemas/admin.ts';
import { ArrivalSpanSchema, UnplayedCountSchema, UnplayedRemovalSchema } from '#schemas/participants.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { cleanReason } from '../audit/reason.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import { momentOf } from '../http/moment.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { type ArrivalSpan, countUnplayed, removeUnplayed } from '../ledger/unplayed.ts';

interface UnplayedDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  /** @throws ServerError 404 */
  readonly sessions: { mustExist(id: string): Promise<void> };
  readonly leaderboard: { changed(): void };
}

/** Registers `GET /admin/sessions/:id/unplayed` and `POST /admin/sessions/:id/unplayed/removal`. */
export function unplayedRoutes(server: Server, { authentication, database, clock, sessions, leaderboard }: UnplayedDeps): void {
  server.get(
    '/admin/sessions/:id/unplayed',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'How many people came between two moments, and never played.',
        params: SessionIdSchema,
        querystring: ArrivalSpanSchema,
        response: { 200: UnplayedCountSchema, ...failures },
      },
    },
    async ({ params: { id }, query }) => {
      const span = checkedSpan(query);
      await sessions.mustExist(id);
      return { count: await countUnplayed(database, id, span) };
    },
  );

  server.post(
    '/admin/sessions/:id/unplayed/removal',
    {
      onRequest: authentication.facilitator,
      preValidation: emptyBody,
      schema: {
        summary: 'Removes everybody who came between two moments, and never played.',
        description: 'Each can be reinstated. Sent again, it removes who is left.',
        params: SessionIdSchema,
        body: UnplayedRemovalSchema,
        response: { 200: UnplayedCountSchema, ...failures },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { reason, ...given } = request.body;
      const span = checkedSpan(given);
      const why = { actor: facilitatorOf(request), reason: cleanReason(reason) };
      await sessions.mustExist(id);
      const count = await removeUnplayed(database, clock, why, id, span);
      leaderboard.changed();
      return { count };
    },
  );
}

/** @throws ServerError 400 */
function checkedSpan(given: ArrivalSpan): ArrivalSpan {
  const from = momentOf('from', given.from);
  const until = momentOf('until', given.until);
  if (from > until)
    throw new ServerError(
      400,
      'invalid-field',
      { en: 'until must not be before from.', fr: 'until ne doit pas précéder from.' },
      { field: 'until' },
    );
  return { from, until };
}
