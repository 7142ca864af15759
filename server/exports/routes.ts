/** The exports for a spreadsheet. */
import { ExportParamsSchema, ExportQuerySchema } from '#schemas/participants.ts';
import { facilitatorOf } from '../access/authentication.ts';
import { audit } from '../audit/audit-log.ts';
import { isoTime } from '../clock.ts';
import { CsvSchema, sendCsv } from '../http/csv-file.ts';
import { failures, type Server } from '../http/server.ts';
import type { Services } from '../services.ts';
import { displayedCode } from '../session-codes.ts';
import { csvExport } from './csv-export.ts';

/** Registers `GET /admin/exports/:what`. */
export function exportRoutes(server: Server, { authentication, database, clock, sessions, book }: Services): void {
  const hints = new Map(book.all.map(({ manifest }) => [manifest.key, manifest.hints.length]));
  const { query } = database;

  server.get(
    '/admin/exports/:what',
    {
      // HEAD would read everything, and be written down as an export.
      exposeHeadRoute: false,
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
      const session = request.query.session ?? null;
      if (session !== null) await sessions.mustExist(session);
      const of = session === null ? 'all-sessions' : await codeOf(session);
      await audit(query, clock, {
        actor: facilitatorOf(request),
        action: 'scores-exported',
        subject: session,
        detail: { what, of },
      });
      const pieces = csvExport(query, what, { session, hintsOf: (challenge) => hints.get(challenge) });
      return sendCsv(reply, `${what}-${of}`, isoTime(clock()), pieces);
    },
  );

  async function codeOf(session: string): Promise<string> {
    const row = await query.selectFrom('sessions').select('code').where('id', '=', session).executeTakeFirst();
    return row ? displayedCode(row.code) : session;
  }
}
