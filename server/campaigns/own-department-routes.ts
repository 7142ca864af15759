/** Routes of the role `department`: attendance of the account's own departments. */
import type { FastifyRequest } from 'fastify';
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import {
  OwnCampaignIdSchema,
  OwnCampaignSchema,
  OwnDepartmentsSchema,
  OwnPeopleFileQuerySchema,
  OwnPeopleQuerySchema,
  OwnPeopleSchema,
} from '#schemas/own-departments.ts';
import { type Authentication, signedInOf } from '../access/authentication.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { CsvSchema, sendCsv } from '../http/csv-file.ts';
import { BYTE_ORDER_MARK, csvLines } from '../http/csv-lines.ts';
import { failures, type Server } from '../http/routing.ts';
import { ERASED_PERSON } from '../session-model/erased-person.ts';
import { textsOf } from '../session-model/stored-texts.ts';
import type { Campaigns } from './campaigns.ts';
import type { CountedPerson } from './count-people.ts';
import { ownCampaign, ownCampaigns, ownPeople } from './own-departments.ts';

interface OwnDepartmentDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  readonly campaigns: Campaigns;
}

/**
 * Registers everything under `/admin/own-departments`. Any account may call these routes; an account in another role has
 * no departments, and sees nobody.
 */
export function ownDepartmentRoutes(server: Server, { authentication, database, clock, campaigns }: OwnDepartmentDeps): void {
  const onRequest = authentication.department;
  const params = OwnCampaignIdSchema;

  server.get(
    '/admin/own-departments',
    {
      onRequest,
      schema: {
        summary: 'The own departments, and the campaigns to which their people are to come.',
        response: { 200: OwnDepartmentsSchema, ...failures },
      },
    },
    (request) => ownCampaigns(database.query, campaigns, departmentsOf(request)),
  );

  server.get(
    '/admin/own-departments/:campaign',
    {
      onRequest,
      schema: {
        summary: 'A campaign with the figures of the own departments: none is about fewer than five people.',
        params,
        response: { 200: OwnCampaignSchema, ...failures },
      },
    },
    (request) => ownCampaign(campaigns, request.params.campaign, departmentsOf(request)),
  );

  server.get(
    '/admin/own-departments/:campaign/people',
    {
      onRequest,
      schema: {
        summary: 'Who is expected of the own departments, and whether they came, in pages.',
        params,
        querystring: OwnPeopleQuerySchema,
        response: { 200: OwnPeopleSchema, ...failures },
      },
    },
    async (request) => {
      const { limit = USUAL_PAGE, offset = '0', ...filter } = request.query;
      const people = await ownPeople(campaigns, request.params.campaign, departmentsOf(request), filter);
      return { total: people.length, people: people.slice(Number(offset), Number(offset) + Number(limit)) };
    },
  );

  server.get(
    '/admin/own-departments/:campaign/people.csv',
    {
      onRequest,
      schema: {
        summary: 'The same as a file for a spreadsheet.',
        params,
        querystring: OwnPeopleFileQuerySchema,
        response: { 200: CsvSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { campaign } = request.params;
      const people = await ownPeople(campaigns, campaign, departmentsOf(request), request.query);
      await audit(database.query, clock, {
        actor: signedInOf(request).username,
        action: 'own-departments-exported',
        subject: campaign,
        detail: { name: await campaigns.nameOf(campaign), people: people.length },
      });
      return sendCsv(reply, 'attendance', isoTime(clock()), attendanceFile(people));
    },
  );
}

/** Departments of the calling account; empty in any other role. */
function departmentsOf(request: Pick<FastifyRequest, 'facilitator'>): readonly string[] {
  const { role, departments } = signedInOf(request);
  return role === 'department' && departments !== null ? textsOf(departments) : [];
}

const STATES: Readonly<Record<CountedPerson['state'], string>> = {
  absent: 'pas encore',
  came: 'oui',
  finished: 'oui, toutes les missions',
};

/** The people as CSV for a French spreadsheet. */
async function* attendanceFile(people: readonly CountedPerson[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield csvLines([['Nom', 'E-mail', 'Service', 'A participé']]);
  yield csvLines(
    people.map(({ name, email, department, state }) => [
      name,
      isErasedEmail(email) ? ERASED_PERSON : email,
      department,
      STATES[state],
    ]),
  );
}
