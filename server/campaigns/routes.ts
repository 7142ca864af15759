/** Routes of campaigns. */
import { Type } from 'typebox';
import {
  AbsentFileQuerySchema,
  type AbsentPage,
  AbsentPageSchema,
  AbsentQuerySchema,
  CampaignChangeSchema,
  CampaignDetailsSchema,
  CampaignIdSchema,
  CampaignListSchema,
  CampaignSessionIdSchema,
  CampaignSetupSchema,
  DepartmentNamesSchema,
} from '#schemas/campaigns.ts';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import type { LastMail } from '#schemas/mails.ts';
import { WorkshopPreviewSchema, WorkshopsMadeSchema, WorkshopTableSchema } from '#schemas/workshop-table.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { CsvSchema, sendCsv } from '../http/csv-file.ts';
import { BYTE_ORDER_MARK, csvLines } from '../http/csv-lines.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import { isWrittenTo } from '../session-model/last-mails.ts';
import { readAbsent, type WantedAbsent } from './absent-people.ts';
import type { Campaigns } from './campaigns.ts';
import { departmentNames } from './known-departments.ts';
import { proposedMakeUp } from './proposed-make-up.ts';
import type { WorkshopTables } from './workshop-table.ts';

/** Body limit of a table of workshops in bytes: MAX_WORKSHOP_LINES lines of some kilobytes. */
const TABLE_LIMIT = 4 * 1024 * 1024;

interface CampaignDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  readonly campaigns: Campaigns;
  readonly workshopTables: WorkshopTables;
}

const params = CampaignIdSchema;
const details = { 200: CampaignDetailsSchema, ...failures };
const nothing = { 204: Type.Null(), ...failures };

/**
 * Registers `/admin/departments`, and everything under `/admin/campaigns`. Observers read counts; facilitators make changes, and
 * read the names of absent people.
 */
export function campaignRoutes(server: Server, deps: CampaignDeps): void {
  setUpRoutes(server, deps);
  memberRoutes(server, deps);
  workshopRoutes(server, deps);
  absentRoutes(server, deps);
}

function setUpRoutes(server: Server, { authentication, database, campaigns }: CampaignDeps): void {
  const onRequest = authentication.facilitator;

  server.get(
    '/admin/departments',
    {
      onRequest,
      schema: {
        summary: 'Names of the departments of the directory, of which a campaign may be for some.',
        response: { 200: DepartmentNamesSchema, ...failures },
      },
    },
    () => departmentNames(database.query),
  );

  server.get(
    '/admin/campaigns',
    {
      onRequest: authentication.observer,
      schema: { summary: 'The campaigns, the latest first.', response: { 200: CampaignListSchema, ...failures } },
    },
    () => campaigns.list(),
  );

  server.post(
    '/admin/campaigns',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Creates a campaign without sessions.',
        headers: IdempotencyHeaders,
        body: CampaignSetupSchema,
        response: { 201: CampaignDetailsSchema, ...failures },
      },
    },
    async (request, reply) => {
      const campaign = await campaigns.create(request.body, facilitatorOf(request), idempotencyKeyOf(request));
      return reply.code(201).send(campaign);
    },
  );

  server.get(
    '/admin/campaigns/:id',
    {
      onRequest: authentication.observer,
      schema: { summary: 'A campaign with its sessions and its figures: each person counts once.', params, response: details },
    },
    (request) => campaigns.details(request.params.id),
  );

  server.put(
    '/admin/campaigns/:id',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Changes fields of a campaign; the others stay.',
        params,
        body: CampaignChangeSchema,
        response: details,
      },
    },
    (request) => campaigns.change(request.params.id, request.body, facilitatorOf(request)),
  );

  server.post(
    '/admin/campaigns/:id/end',
    {
      onRequest,
      schema: { summary: 'Ends a campaign: its figures stay as they are from then on.', params, response: details },
    },
    (request) => campaigns.end(request.params.id, facilitatorOf(request)),
  );

  server.delete(
    '/admin/campaigns/:id',
    { onRequest, schema: { summary: 'Deletes a campaign; its sessions stay.', params, response: nothing } },
    async (request, reply) => {
      await campaigns.remove(request.params.id, facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );
}

/** Routes that put sessions into a campaign and take them out of it. */
function memberRoutes(server: Server, { authentication, campaigns }: CampaignDeps): void {
  const onRequest = authentication.facilitator;

  server.put(
    '/admin/campaigns/:id/sessions/:session',
    {
      onRequest,
      schema: { summary: 'Puts a session into a campaign.', params: CampaignSessionIdSchema, response: nothing },
    },
    async (request, reply) => {
      await campaigns.addSession(request.params.id, request.params.session, facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );

  server.delete(
    '/admin/campaigns/:id/sessions/:session',
    {
      onRequest,
      schema: { summary: 'Takes a session out of a campaign.', params: CampaignSessionIdSchema, response: nothing },
    },
    async (request, reply) => {
      await campaigns.removeSession(request.params.id, request.params.session, facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );
}

/** Routes that make sessions from a table. */
function workshopRoutes(server: Server, { authentication, workshopTables }: CampaignDeps): void {
  const onRequest = authentication.facilitator;

  server.post(
    '/admin/campaigns/:id/workshops/preview',
    {
      onRequest,
      bodyLimit: TABLE_LIMIT,
      preValidation: emptyBody,
      schema: {
        summary: 'What a table of workshops would make: what is new, there already, doubtful or refused. Writes nothing.',
        params,
        body: WorkshopTableSchema,
        response: { 200: WorkshopPreviewSchema, ...failures },
      },
    },
    (request) => workshopTables.preview(request.params.id, request.body),
  );

  server.post(
    '/admin/campaigns/:id/workshops',
    {
      onRequest,
      bodyLimit: TABLE_LIMIT,
      preValidation: emptyBody,
      schema: {
        summary: 'Makes the workshops of a table in a campaign: all of them, or none.',
        description:
          'Those that the campaign has, by day, time and place, are not made again: the same table twice makes nothing new.',
        params,
        body: WorkshopTableSchema,
        response: { 200: WorkshopsMadeSchema, ...failures },
      },
    },
    (request) => workshopTables.make(request.params.id, request.body, facilitatorOf(request)),
  );
}

function absentRoutes(server: Server, { authentication, database, clock, campaigns }: CampaignDeps): void {
  const onRequest = authentication.facilitator;
  const absentOf = async (id: string, wanted: WantedAbsent) => readAbsent(database.query, id, await campaigns.absent(id), wanted);

  server.get(
    '/admin/campaigns/:id/absent',
    {
      onRequest,
      schema: {
        summary: 'Who is expected and has not come, in pages.',
        params,
        querystring: AbsentQuerySchema,
        response: { 200: AbsentPageSchema, ...failures },
      },
    },
    async ({ params: { id }, query: { limit = USUAL_PAGE, offset = '0', ...wanted } }) => {
      const people = await absentOf(id, wanted);
      const whom = { people: people.map(({ email }) => email), ofOneDepartment: wanted.department !== undefined };
      return {
        total: people.length,
        invited: people.filter(({ invited, reminded }) => isWrittenTo(invited ?? undefined, reminded ?? undefined)).length,
        makeUp: await proposedMakeUp(database.query, id, whom, clock()),
        people: people.slice(Number(offset), Number(offset) + Number(limit)),
      };
    },
  );

  server.get(
    '/admin/campaigns/:id/absent.csv',
    {
      onRequest,
      schema: {
        summary: 'Who is expected and has not come, as a file for a spreadsheet.',
        params,
        querystring: AbsentFileQuerySchema,
        response: { 200: CsvSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const people = await absentOf(id, request.query);
      await audit(database.query, clock, {
        actor: facilitatorOf(request),
        action: 'absent-exported',
        subject: id,
        detail: { name: await campaigns.nameOf(id), people: people.length, department: request.query.department },
      });
      return sendCsv(reply, 'absent', isoTime(clock()), absentFile(people));
    },
  );
}

/** The people as CSV for a French spreadsheet. */
async function* absentFile(people: AbsentPage['people']): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield csvLines([['Nom', 'E-mail', 'Service', 'Dernière invitation', 'Dernière relance']]);
  yield csvLines(
    people.map(({ name, email, department, invited, reminded }) => [
      name,
      email,
      department,
      invited && mailCell(invited),
      reminded && mailCell(reminded),
    ]),
  );
}

const STATES = {
  waiting: 'en attente',
  sending: 'en cours',
  sent: 'envoyée',
  refused: 'refusée',
  uncertain: 'incertaine',
  copied: 'notée comme écrite',
} as const;

/** A mail's cell in a sortable form: UTC date, then state. */
function mailCell({ state, at }: LastMail): string {
  return `${at.slice(0, 10)} ${STATES[state]}`;
}
