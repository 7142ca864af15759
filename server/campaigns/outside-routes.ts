/** Routes of the people who attended a campaign's sessions and are not on its list. */
import {
  CampaignIdSchema,
  OutsidePageSchema,
  OutsideQuerySchema,
  OutsideRectificationSchema,
  OutsideRectifiedSchema,
} from '#schemas/campaigns.ts';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { Campaigns } from './campaigns.ts';

interface OutsideDeps {
  readonly authentication: Authentication;
  readonly campaigns: Campaigns;
  /** Invalidated when an address of participants has changed. */
  readonly leaderboard: { readonly changed: () => void };
}

/** Registers `/admin/campaigns/:id/outside` and the routes below it. */
export function outsideRoutes(server: Server, { authentication, campaigns, leaderboard }: OutsideDeps): void {
  const onRequest = authentication.facilitator;
  const params = CampaignIdSchema;

  server.get(
    '/admin/campaigns/:id/outside',
    {
      onRequest,
      schema: {
        summary: 'Who came without being on the list, in pages, each with the address of the list that is probably meant.',
        params,
        querystring: OutsideQuerySchema,
        response: { 200: OutsidePageSchema, ...failures },
      },
    },
    ({ params: { id }, query: { limit = USUAL_PAGE, offset = '0' } }) =>
      campaigns.outside(id, { limit: Number(limit), offset: Number(offset) }),
  );

  server.post(
    '/admin/campaigns/:id/outside/rectification',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Makes somebody who is not on the list the person of it who is meant.',
        description:
          'The participant, points and all, has the right address from then on, in every session. Refused where the address is of somebody whom the organisation knows. The same again changes nothing.',
        params,
        body: OutsideRectificationSchema,
        response: { 200: OutsideRectifiedSchema, ...failures },
      },
    },
    async (request) => {
      const rectified = await campaigns.rectifyOutside(request.params.id, request.body, facilitatorOf(request));
      leaderboard.changed();
      return rectified;
    },
  );
}
