/** The console's routes on figures of returns. */
import { CampaignIdSchema } from '#schemas/campaigns.ts';
import { SessionsQuerySchema } from '#schemas/reports.ts';
import { ReturnFiguresListSchema } from '#schemas/return-figures.ts';
import type { Authentication } from '../access/authentication.ts';
import { failures, type Server } from '../http/routing.ts';
import type { ReturnFiguresReader } from './return-figures.ts';

interface ReturnFigureDeps {
  readonly authentication: Authentication;
  readonly returnFigures: ReturnFiguresReader;
}

/** Registers `GET /admin/returns` and `GET /admin/campaigns/:id/returns`. */
export function returnFigureRoutes(server: Server, { authentication, returnFigures }: ReturnFigureDeps): void {
  const onRequest = authentication.observer;
  const response = { 200: ReturnFiguresListSchema, ...failures };

  server.get(
    '/admin/returns',
    {
      onRequest,
      schema: {
        summary: 'What the returns of sessions measured, for each kind of return.',
        description: 'Anonymous. The figures of a session are fixed once all its returns are closed.',
        querystring: SessionsQuerySchema,
        response,
      },
    },
    ({ query: { sessions } }) => returnFigures.ofSessions(sessions.split(',')),
  );

  server.get(
    '/admin/campaigns/:id/returns',
    {
      onRequest,
      schema: {
        summary: 'What the returns of a campaign’s sessions measured.',
        description: 'Sessions to which too few came back are drawn up together, as soon as they are enough.',
        params: CampaignIdSchema,
        response,
      },
    },
    (request) => returnFigures.ofCampaign(request.params.id),
  );
}
