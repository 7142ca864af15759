/** The directory: the people of the organisation, once each, whichever sessions they come to. For administrators. */
import { type Static, Type } from 'typebox';
import { DAY, LANGUAGE, MANAGER, PURPOSE, REAL_NAME, TEAM, USUAL_PAGE, VENUE } from './console-constants.ts';
import { EMAIL } from './constants.ts';
import { closed, ID, OrNone } from './shapes.ts';

/** What a list says of a person besides the e-mail. */
const facts = {
  name: OrNone(Type.String({ ...REAL_NAME, description: 'First name and name.' })),
  department: OrNone(Type.String(TEAM)),
  site: OrNone(Type.String(VENUE)),
  manager: OrNone(Type.String({ ...MANAGER, description: 'Manager or department over the own one, as the list has it.' })),
  language: OrNone(Type.String({ ...LANGUAGE, description: 'A code of ISO 639: fr.' })),
};

export const PersonIdSchema = Type.Object({ id: Type.String(ID) }, closed);

export const DirectoryPersonSchema = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    ...facts,
    leftAt: OrNone(Type.String({ description: 'ISO 8601; null while the person is present.' })),
  },
  closed,
);

export const PeopleQuerySchema = Type.Object(
  {
    search: Type.Optional(Type.String({ ...EMAIL, description: 'Part of the e-mail or of the name, in any case.' })),
    department: Type.Optional(Type.String({ ...TEAM, description: 'Of this department only.' })),
    who: Type.Optional(Type.Enum(['present', 'left'], { description: 'Those who are present by default.' })),
    limit: Type.Optional(
      Type.String({ pattern: '^([1-9]|[1-9][0-9]|1[0-9][0-9]|200)$', description: `1 to 200; ${USUAL_PAGE} without it.` }),
    ),
    offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$' })),
  },
  closed,
);
export const PeoplePageSchema = Type.Object(
  { total: Type.Integer({ description: 'How many match.' }), rows: Type.Array(DirectoryPersonSchema) },
  closed,
);

export const DirectorySchema = Type.Object(
  {
    version: Type.String({ description: 'New with every change.' }),
    present: Type.Integer(),
    left: Type.Integer({ description: 'Who left, among those whose addresses are kept.' }),
    departments: Type.Array(
      Type.Object({ department: OrNone(Type.String()), present: Type.Integer(), left: Type.Integer() }, closed),
      { description: 'By name; null: without one. Erased people count among those who left.' },
    ),
    purpose: OrNone(Type.String({ ...PURPOSE, description: 'Why the directory is kept.' })),
    endsOn: OrNone(Type.String({ ...DAY, description: 'Day after which names and addresses are erased: 2027-06-30.' })),
  },
  closed,
);

export type DirectoryPerson = Static<typeof DirectoryPersonSchema>;
export type PeoplePage = Static<typeof PeoplePageSchema>;
export type Directory = Static<typeof DirectorySchema>;
export type PeopleQuery = Static<typeof PeopleQuerySchema>;
