/** Calls about the directory of people, and its import. */
import {
  DirectoryPersonSchema,
  DirectorySchema,
  PeopleImportedSchema,
  PeopleImportRequestSchema,
  PeoplePageSchema,
  PeoplePreviewRequestSchema,
  PeoplePreviewSchema,
  PersonChangeSchema,
} from '#schemas/people.ts';
import { done, get, type StandInCall, send } from '../stand-in-call.ts';

export const PEOPLE_CALLS: readonly StandInCall[] = [
  get('/admin/people/directory', DirectorySchema, ({ data }) => data.directory),
  get('/admin/people', PeoplePageSchema, ({ data, query }) => {
    const search = query.get('search') ?? '';
    const department = query.get('department');
    const rows = data.people.filter(
      (one) => `${one.name} ${one.email}`.includes(search) && (department === null || one.department === department),
    );
    const offset = Number(query.get('offset'));
    return { total: rows.length, rows: rows.slice(offset, offset + Number(query.get('limit'))) };
  }),
  send(['POST', '/admin/people/preview'], PeoplePreviewRequestSchema, PeoplePreviewSchema, ({ data }) => data.imports),
  send(['POST', '/admin/people/import'], PeopleImportRequestSchema, PeopleImportedSchema, ({ data }, { leave }) => {
    const { added, changed, gone, unchanged } = data.imports;
    return { added, changed, readdressed: 0, left: leave ? gone : 0, unchanged };
  }),
  send(['PATCH', '/admin/people/:id'], PersonChangeSchema, DirectoryPersonSchema, ({ data, id }, change) => {
    const [person] = data.people.filter((one) => one.id === id);
    if (person === undefined) throw new Error(`nobody is ${id}`);
    const after = { ...person, ...change };
    data.people = data.people.map((one) => (one.id === id ? after : one));
    return after;
  }),
  done(['DELETE', '/admin/people/:id'], ({ data, id }) => {
    data.people = data.people.filter((one) => one.id !== id);
  }),
];
