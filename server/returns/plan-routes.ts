/** The console's routes for the returns that a campaign sets. For facilitators, as replies contain addresses. */
import { CampaignIdSchema } from '#schemas/campaigns.ts';
import { ReturnLinksOrderSchema, ReturnLinksSchema, ReturnPlanChangeSchema, ReturnPlanSchema } from '#schemas/return-plans.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Asking } from './asking.ts';
import type { ReturnPlans } from './return-plans.ts';

interface PlanDeps {
  readonly authentication: Authentication;
  readonly returnPlans: ReturnPlans;
  readonly asking: Pick<Asking, 'links'>;
}

const PLAN = '/admin/campaigns/:id/return-plan';

/** Registers `/admin/campaigns/:id/return-plan` and the routes below it. */
export function returnPlanRoutes(server: Server, { authentication, returnPlans, asking }: PlanDeps): void {
  const onRequest = authentication.facilitator;
  const params = CampaignIdSchema;
  const response = { 200: ReturnPlanSchema, ...failures };

  server.get(
    PLAN,
    {
      onRequest,
      schema: { summary: 'The returns that a campaign sets, and how many people are asked back.', params, response },
    },
    (request) => returnPlans.of(request.params.id),
  );

  server.put(
    PLAN,
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Sets the returns of a campaign.',
        description:
          'Only who comes from then on is asked back: the others were not told. Fields that are left out stay; a campaign without returns needs all.',
        params,
        body: ReturnPlanChangeSchema,
        response,
      },
    },
    (request) => returnPlans.set(request.params.id, request.body, facilitatorOf(request)),
  );

  server.post(
    `${PLAN}/links`,
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Draws the personal links of everybody whose day has come, to be sent by hand.',
        description:
          'The links are told this once. After a lost reply, draw again. Refused (409) where the installation sends mails, as each draws a link.',
        params,
        body: ReturnLinksOrderSchema,
        response: { 200: ReturnLinksSchema, ...failures },
      },
    },
    (request) => asking.links(request.params.id, request.body.again, facilitatorOf(request)),
  );
}
