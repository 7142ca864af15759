/** Routes of the CSV exports. */
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { ExportParamsSchema, ExportQuerySchema } from '#schemas/participants.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { CsvSchema, sendCsv } from '../http/csv-file.ts';
import { localTime } from '../http/local-time.ts';
import { failures, type Server } from '../http/routing.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { csvExport } from './csv-export.ts';

interface ExportDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  /** @throws ServerError 404 */
  readonly sessions: { mustExist(id: string): Promise<void> };
  readonly challenges: { readonly all: readonly RegisteredChallenge[] };
}

/** Registers `GET /admin/exports/:what`. */
export function exportRoutes(server: Server, { authentication, database, clock, sessions, challenges }: ExportDeps): void {
  const known = new Map(challenges.all.map(({ manifest: { key, title, hints } }) => [key, { title, hints: hints.length }]));
  const { query } = database;

  server.get(
    '/admin/exports/:what',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'Figures as a file for a spreadsheet.',
        params: ExportParamsSchema,
        querystring: ExportQuerySchema,
        response: { 200: CsvSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { what } = request.params;
      const { session = null, zone = 'UTC' } = request.query;
      const time = localTime(zone);
      if (session !== null) await sessions.mustExist(session);
      const of = session === null ? 'all-sessions' : await codeOf(session);
      await audit(query, clock, {
        actor: facilitatorOf(request),
        action: 'scores-exported',
        subject: session,
        detail: { what, of },
      });
      const pieces = csvExport(query, what, { session, time, challenge: (key) => known.get(key) });
      return sendCsv(reply, `${what}-${of}`, isoTime(clock()), pieces);
    },
  );

  async function codeOf(session: string): Promise<string> {
    const row = await query.selectFrom('sessions').select('code').where('id', '=', session).executeTakeFirst();
    return row ? displayedCode(row.code) : session;
  }
}
