/** Calls about reports and exports. */
import {
  ConclusionRequestSchema,
  ConclusionSchema,
  NamedReportRequestSchema,
  NamedReportSchema,
  ReportReplySchema,
  ReportSessionsSchema,
} from '#schemas/reports.ts';
import { ReturnFiguresListSchema } from '#schemas/return-figures.ts';
import { file, get, type StandInCall, send } from '../stand-in-call.ts';

export const REPORT_CALLS: readonly StandInCall[] = [
  file('/admin/exports/:id', '\uFEFF"challenge"\r\n', (what) => `vigie-${what}-K7QF-2MXD.csv`),
  get('/admin/reports/sessions', ReportSessionsSchema, ({ data }) =>
    data.sessions.map(({ id, code, name }) => ({
      ...{ id, code, name, at: '2026-11-21T09:00:00.000Z', came: 11 },
      ...{ over: !data.notOver.includes(id), drawn: !data.notDrawn.includes(id) },
    })),
  ),
  get('/admin/reports', ReportReplySchema, ({ data, query }) => {
    const chosen = (query.get('sessions') ?? '').split(',');
    data.notDrawn = data.notDrawn.filter((id) => !chosen.includes(id));
    return {
      report: data.report,
      compared: query.has('compare') ? data.compared : null,
      campaign: data.reportCampaign,
      conclusion: data.conclusion,
      at: '2026-11-22T09:00:00.000Z',
    };
  }),
  send(['PUT', '/admin/reports/conclusion'], ConclusionRequestSchema, ConclusionSchema, ({ data }, { text }) => {
    data.conclusion = text;
    return { text };
  }),
  get('/admin/returns', ReturnFiguresListSchema, ({ data }) => data.returns),
  get('/admin/campaigns/:id/returns', ReturnFiguresListSchema, ({ data }) => data.returns),
  file('/admin/reports.csv', '\uFEFF"Période"\r\n', () => 'vigie-rapport-2026.csv'),
  send(['POST', '/admin/reports/named'], NamedReportRequestSchema, NamedReportSchema, ({ data }) => ({
    report: data.report,
    people: data.participants.map(({ username, name, team }) => ({
      ...{ session: 'Équipe achats', at: '2026-11-21T09:00:00.000Z', username, name, team },
      ...{ opened: 2, solved: 1, failures: 3, hints: 1, answered: 1, right: 0 },
    })),
    at: '2026-11-22T09:00:00.000Z',
  })),
];
