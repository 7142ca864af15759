/** Routes of the audit log, for administrators. */
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import { AuditExportQuerySchema, AuditPageSchema, AuditQuerySchema, AuditSessionsSchema } from '#schemas/facilitators.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { CsvSchema, sendCsv } from '../http/csv-file.ts';
import { failures, type Server } from '../http/routing.ts';
import { auditSessions, checkFilter } from './audit-filter.ts';
import { audit } from './audit-log.ts';
import { auditCsv, auditPage } from './audit-reading.ts';

interface AuditDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
}

/** Registers `GET /admin/audit`, `…/sessions` and `GET /admin/audit.csv`. */
export function auditRoutes(server: Server, { authentication, database, clock }: AuditDeps): void {
  const onRequest = authentication.administrator;
  const { query } = database;

  server.get(
    '/admin/audit/sessions',
    {
      onRequest,
      schema: {
        summary: 'Sessions that the log can be read of: those that exist, and deleted ones.',
        response: { 200: AuditSessionsSchema, ...failures },
      },
    },
    () => auditSessions(query),
  );

  server.get(
    '/admin/audit',
    {
      onRequest,
      schema: {
        summary: 'The audit log, newest first, by pages.',
        querystring: AuditQuerySchema,
        response: { 200: AuditPageSchema, ...failures },
      },
    },
    ({ query: { before = null, limit = USUAL_PAGE, ...filter } }) => {
      checkFilter(filter);
      return auditPage(query, filter, before, Number(limit));
    },
  );

  server.get(
    '/admin/audit.csv',
    {
      onRequest,
      schema: {
        summary: 'The audit log as a file.',
        querystring: AuditExportQuerySchema,
        response: { 200: CsvSchema, ...failures },
      },
    },
    async (request, reply) => {
      const filter = request.query;
      checkFilter(filter);
      // The searched text may be an e-mail address, so the entry only says that there was a search.
      const { search, ...narrowed } = filter;
      const detail = { ...narrowed, ...(search === undefined ? {} : { searched: true }) };
      await audit(query, clock, {
        actor: facilitatorOf(request),
        action: 'audit-exported',
        subject: null,
        ...(Object.keys(detail).length > 0 ? { detail } : {}),
      });
      return sendCsv(reply, 'audit', isoTime(clock()), auditCsv(query, filter));
    },
  );
}
