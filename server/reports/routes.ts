/** Routes of reports. */
import {
  ConclusionRequestSchema,
  ConclusionSchema,
  NamedReportRequestSchema,
  NamedReportSchema,
  type ReportCampaign,
  ReportFileQuerySchema,
  ReportQuerySchema,
  type ReportReply,
  ReportReplySchema,
  ReportSessionsSchema,
} from '#schemas/reports.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { audit } from '../audit/audit-log.ts';
import { cleanReason } from '../audit/reason.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { CsvSchema, sendCsv } from '../http/csv-file.ts';
import { localTime } from '../http/local-time.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Reports } from './reports.ts';
import { reportCsv } from './spreadsheet.ts';

interface ReportDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  readonly reports: Reports;
  readonly returnFigures: { ofSessions(sessions: readonly string[]): Promise<readonly ReturnFigures[]> };
  readonly campaigns: { ofSessions(sessions: readonly string[]): Promise<ReportCampaign | null> };
}

/** Registers `GET /admin/reports`, its `.csv`, `/sessions`, `PUT /admin/reports/conclusion` and `POST /admin/reports/named`. */
export function reportRoutes(server: Server, deps: ReportDeps): void {
  const { authentication, database, clock, reports, returnFigures } = deps;
  const onRequest = authentication.observer;

  server.get(
    '/admin/reports/sessions',
    {
      onRequest,
      schema: { summary: 'The sessions that reports can be of.', response: { 200: ReportSessionsSchema, ...failures } },
    },
    () => reports.sessions(),
  );

  server.get(
    '/admin/reports',
    {
      onRequest,
      schema: {
        summary: 'The anonymous report of sessions, and of what they are compared with.',
        description: 'Of sessions that are over; the figures of each are fixed when they are first drawn up.',
        querystring: ReportQuerySchema,
        response: { 200: ReportReplySchema, ...failures },
      },
    },
    (request) => {
      const { sessions, compare } = request.query;
      return drawUp(deps, sessions.split(','), comparedWith(compare), facilitatorOf(request));
    },
  );

  server.get(
    '/admin/reports.csv',
    {
      onRequest,
      schema: {
        summary: 'The same figures as a file for a spreadsheet, with those of the returns.',
        querystring: ReportFileQuerySchema,
        response: { 200: CsvSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { sessions, compare, zone = 'UTC' } = request.query;
      const time = localTime(zone);
      const chosen = sessions.split(',');
      const others = await reports.comparedSessions(chosen, comparedWith(compare));
      const drawn = await drawUp(deps, chosen, others, facilitatorOf(request));
      const returns = {
        report: await returnFigures.ofSessions(chosen),
        compared: others ? await returnFigures.ofSessions(others) : [],
      };
      return sendCsv(reply, 'rapport', isoTime(clock()), reportCsv(drawn, returns, time));
    },
  );

  server.put(
    '/admin/reports/conclusion',
    {
      onRequest: authentication.facilitator,
      preValidation: emptyBody,
      schema: {
        summary: 'What the facilitators conclude from these sessions, for their report.',
        body: ConclusionRequestSchema,
        response: { 200: ConclusionSchema, ...failures },
      },
    },
    async (request) => {
      const { sessions, ...conclusion } = request.body;
      return { text: await reports.conclude(sessions, { ...conclusion, actor: facilitatorOf(request) }) };
    },
  );

  server.post(
    '/admin/reports/named',
    {
      onRequest: authentication.administrator,
      preValidation: emptyBody,
      schema: {
        summary: 'The report with names and small groups.',
        description: 'Who asked for it, and why, is in the audit log.',
        body: NamedReportRequestSchema,
        response: { 200: NamedReportSchema, ...failures },
      },
    },
    async (request) => {
      const { sessions } = request.body;
      const reason = cleanReason(request.body.reason);
      const report = await reports.named(sessions);
      await audit(database.query, clock, {
        actor: facilitatorOf(request),
        action: 'report-named',
        subject: sessions.length === 1 ? (sessions[0] ?? null) : null,
        detail: { sessions: await codesOf(sessions), reason },
      });
      return report;
    },
  );

  async function codesOf(sessions: readonly string[]): Promise<string[]> {
    return (await reports.sessions()).filter(({ id }) => sessions.includes(id)).map(({ code }) => code);
  }
}

/** @param compare identifiers of the sessions to compare with, or a year; null for no comparison */
async function drawUp(
  { reports, campaigns }: ReportDeps,
  sessions: readonly string[],
  compare: readonly string[] | number | null,
  actor: string,
): Promise<ReportReply> {
  const drawn = await reports.anonymous(sessions, compare, actor);
  return { ...drawn, campaign: await campaigns.ofSessions(sessions) };
}

/** Parses `compare`: identifiers, or a year. */
function comparedWith(compare: string | undefined): readonly string[] | number | null {
  if (compare === undefined) return null;
  return compare.length === 4 ? Number(compare) : compare.split(',');
}
