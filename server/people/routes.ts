/** Routes of the directory of people, for administrators. */
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import { DirectorySchema, PeoplePageSchema, PeopleQuerySchema } from '#schemas/people.ts';
import type { Authentication } from '../access/authentication.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { failures, type Server } from '../http/routing.ts';
import { readDirectory } from './directory.ts';
import { peoplePage } from './people-page.ts';

export interface PeopleDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
}

/** Registers `/admin/people` and what is below it. */
export function peopleRoutes(server: Server, { authentication, database }: PeopleDeps): void {
  const onRequest = authentication.administrator;
  const { query } = database;

  server.get(
    '/admin/people',
    {
      onRequest,
      schema: {
        summary: 'People of the directory, by pages.',
        querystring: PeopleQuerySchema,
        response: { 200: PeoplePageSchema, ...failures },
      },
    },
    ({ query: { limit = USUAL_PAGE, offset = 0, ...filter } }) =>
      peoplePage(query, filter, { limit: Number(limit), offset: Number(offset) }),
  );

  server.get(
    '/admin/people/directory',
    {
      onRequest,
      schema: { summary: 'The directory: counts, purpose and end.', response: { 200: DirectorySchema, ...failures } },
    },
    () => readDirectory(query),
  );
}
