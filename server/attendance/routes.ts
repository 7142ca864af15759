/** Routes of a session's attendance. */
import { SessionIdSchema } from '#schemas/admin.ts';
import { AttendanceFileQuerySchema, AttendanceSchema } from '#schemas/attendance.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { unknownSession } from '../errors.ts';
import { CsvSchema, sendCsv } from '../http/csv-file.ts';
import { localTime } from '../http/local-time.ts';
import { failures, type Server } from '../http/routing.ts';
import { displayedCode } from '../session-model/session-codes.ts';
import { attendanceFile, readAttendance } from './attendance.ts';

interface AttendanceDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  /** @throws ServerError 404 */
  readonly sessions: { mustExist(id: string): Promise<void> };
}

/** Registers `GET /admin/sessions/:id/attendance` and `GET /admin/sessions/:id/attendance.csv`. */
export function attendanceRoutes(server: Server, { authentication, database, clock, sessions }: AttendanceDeps): void {
  const { query } = database;

  server.get(
    '/admin/sessions/:id/attendance',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'Who came to a session, from when to when, and who did not.',
        params: SessionIdSchema,
        response: { 200: AttendanceSchema, ...failures },
      },
    },
    async (request) => {
      await sessions.mustExist(request.params.id);
      return readAttendance(query, request.params.id);
    },
  );

  server.get(
    '/admin/sessions/:id/attendance.csv',
    {
      onRequest: authentication.observer,
      schema: {
        summary: 'The attendance as a file for a spreadsheet.',
        params: SessionIdSchema,
        querystring: AttendanceFileQuerySchema,
        response: { 200: CsvSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const time = localTime(request.query.zone ?? 'UTC');
      await sessions.mustExist(id);
      const row = await query
        .selectFrom('sessions')
        .select(['code', 'active', 'closed_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) throw unknownSession();
      const of = displayedCode(row.code);
      await audit(query, clock, {
        actor: facilitatorOf(request),
        action: 'scores-exported',
        subject: id,
        detail: { what: 'attendance', of },
      });
      const attendance = await readAttendance(query, id);
      const over = row.active === 0 && row.closed_at !== null;
      return sendCsv(reply, `attendance-${of}`, isoTime(clock()), pieces(attendanceFile(attendance, over, time)));
    },
  );
}

async function* pieces(texts: Iterable<string>): AsyncGenerator<string> {
  yield* texts;
}
