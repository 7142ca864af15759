/** Routes of the directory of people, for administrators. */
import { Type } from 'typebox';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import {
  DirectoryChangeSchema,
  DirectoryPersonSchema,
  DirectorySchema,
  PeopleFileQuerySchema,
  PeopleImportedSchema,
  PeopleImportRequestSchema,
  PeoplePageSchema,
  PeoplePreviewRequestSchema,
  PeoplePreviewSchema,
  PeopleQuerySchema,
  PersonChangeSchema,
  PersonIdSchema,
} from '#schemas/people.ts';
import { type Authentication, facilitatorOf } from '../access/authentication.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { CsvSchema, sendCsv } from '../http/csv-file.ts';
import { emptyBody, failures, type Server } from '../http/routing.ts';
import type { CarryDepartments } from '../session-model/department-names.ts';
import { changeDirectory, readDirectory } from './directory.ts';
import { importPeople, previewImport } from './import.ts';
import { peopleFile } from './people-file.ts';
import { checkFilter, peoplePage, peoplePages } from './people-page.ts';
import { changePerson } from './person-change.ts';
import { removePerson } from './removal.ts';

/** Body limit of a list in bytes: MAX_PEOPLE lines of some 600 bytes. */
const LIST_LIMIT = 12 * 1024 * 1024;

interface PeopleDeps {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly clock: Clock;
  /** Invalidated when a participant's address changed. */
  readonly leaderboard: { readonly changed: () => void };
  /** Functions that rename departments in other tables; called when an import renames departments. */
  readonly carriers: readonly CarryDepartments[];
}

/** Registers `/admin/people` and the routes below it. */
export function peopleRoutes(server: Server, deps: PeopleDeps): void {
  personRoutes(server, deps);
  directoryRoutes(server, deps);
  importRoutes(server, deps);
}

/** Routes on people of the directory: pages, file, correction, removal. */
function personRoutes(server: Server, { authentication, database, clock, leaderboard }: PeopleDeps): void {
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
    '/admin/people.csv',
    {
      onRequest,
      schema: {
        summary: 'The directory as a file for a spreadsheet.',
        querystring: PeopleFileQuerySchema,
        response: { 200: CsvSchema, ...failures },
      },
    },
    async (request, reply) => {
      checkFilter(request.query);
      await audit(query, clock, { actor: facilitatorOf(request), action: 'people-exported', subject: null });
      return sendCsv(reply, 'people', isoTime(clock()), peopleFile(peoplePages(query, request.query)));
    },
  );

  server.patch(
    '/admin/people/:id',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Corrects a person of the directory.',
        description:
          'A right address is taken over by sessions, lists of invited people and what campaigns count. The same again changes nothing.',
        params: PersonIdSchema,
        body: PersonChangeSchema,
        response: { 200: DirectoryPersonSchema, ...failures },
      },
    },
    async (request) => {
      const person = await changePerson(database, clock, request.params.id, request.body, facilitatorOf(request));
      leaderboard.changed();
      return person;
    },
  );

  server.delete(
    '/admin/people/:id',
    {
      onRequest,
      schema: {
        summary: 'Takes a person out of the directory: address and name are erased, counts stay.',
        params: PersonIdSchema,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      await removePerson(database, clock, request.params.id, facilitatorOf(request));
      return reply.code(204).send(null);
    },
  );
}

/** Routes on purpose and last day of the directory. */
function directoryRoutes(server: Server, { authentication, database, clock }: PeopleDeps): void {
  const onRequest = authentication.administrator;

  server.get(
    '/admin/people/directory',
    {
      onRequest,
      schema: { summary: 'The directory: counts, purpose and end.', response: { 200: DirectorySchema, ...failures } },
    },
    () => readDirectory(database.query),
  );

  server.put(
    '/admin/people/directory',
    {
      onRequest,
      preValidation: emptyBody,
      schema: {
        summary: 'Says why the directory is kept, and until when.',
        description: 'After its last day names and addresses are erased; counts by department stay.',
        body: DirectoryChangeSchema,
        response: { 200: DirectorySchema, ...failures },
      },
    },
    (request) => changeDirectory(database, clock, request.body, facilitatorOf(request)),
  );
}

/** Routes of the import: preview and import. */
function importRoutes(server: Server, { authentication, database, clock, carriers, leaderboard }: PeopleDeps): void {
  const onRequest = authentication.administrator;

  server.post(
    '/admin/people/preview',
    {
      onRequest,
      bodyLimit: LIST_LIMIT,
      preValidation: emptyBody,
      schema: {
        summary: 'What a list of people would change: who is new, changed, gone, and what is doubtful. Writes nothing.',
        body: PeoplePreviewRequestSchema,
        response: { 200: PeoplePreviewSchema, ...failures },
      },
    },
    ({ body: { lines } }) => previewImport(database.query, lines),
  );

  server.post(
    '/admin/people/import',
    {
      onRequest,
      bodyLimit: LIST_LIMIT,
      preValidation: emptyBody,
      schema: {
        summary: 'Imports a list of people: all of it or nothing.',
        description: 'Refused once the directory is no longer the one of the preview. The same list again changes nothing.',
        body: PeopleImportRequestSchema,
        response: { 200: PeopleImportedSchema, ...failures },
      },
    },
    async (request) => {
      const imported = await importPeople(database, clock, request.body, facilitatorOf(request), carriers);
      if (imported.readdressed > 0) leaderboard.changed();
      return imported;
    },
  );
}
