/** The directory: the people of the organisation, each once, whichever sessions they come to. Read and changed by administrators. */
import { type Static, Type } from 'typebox';
import {
  DAY,
  LANGUAGE,
  MANAGER,
  MAX_PEOPLE,
  MAX_PREVIEWED,
  MAX_READDRESSED,
  PERSON_FACTS,
  PURPOSE,
  REAL_NAME,
  TEAM,
  USUAL_PAGE,
  VENUE,
} from './console-constants.ts';
import { EMAIL } from './constants.ts';
import { closed, ID, OrNone } from './shapes.ts';

/** Fields of a person on a list, besides the e-mail address. */
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
const { search, department, who } = PeopleQuerySchema.properties;
export const PeopleFileQuerySchema = Type.Object({ search, department, who }, closed);
export const PeoplePageSchema = Type.Object(
  { total: Type.Integer({ description: 'How many match.' }), rows: Type.Array(DirectoryPersonSchema) },
  closed,
);

export const DirectorySchema = Type.Object(
  {
    version: Type.String({ description: 'New with every change of its people.' }),
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

/** Purpose and last day of the directory, set by administrators; what is left out stays. */
export const DirectoryChangeSchema = Type.Partial(
  Type.Object({ purpose: DirectorySchema.properties.purpose, endsOn: DirectorySchema.properties.endsOn }, closed),
  closed,
);

/** A cell of a list as read. The import validates cells itself, so that it can report errors by line. */
const Cell = Type.Optional(
  OrNone(Type.String({ maxLength: 1000 }), { description: 'Absent: the list does not say; null: nothing.' }),
);

const PersonLineSchema = Type.Object(
  {
    line: Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'Of the list, to speak of it.' }),
    email: Type.String({ maxLength: 1000 }),
    former: Type.Optional(
      Type.String({
        maxLength: 1000,
        description:
          'The address that the directory has of this person, where it is another: one person, whose sessions and lists follow to the new address. Without it, two people.',
      }),
    ),
    afterErasure: Type.Optional(
      Type.Literal(true, {
        description: 'The person was erased, and is taken into the directory all the same. Without it, the line is left out.',
      }),
    ),
    name: Cell,
    firstName: Type.Optional(
      OrNone(Type.String({ maxLength: 1000 }), {
        description: 'The beginning of the name that a column of first names has; compared, and not stored.',
      }),
    ),
    department: Cell,
    site: Cell,
    manager: Cell,
    language: Cell,
  },
  closed,
);
/** Corrects one person; absent fields stay unchanged. */
export const PersonChangeSchema = Type.Object(
  {
    email: Type.Optional(Type.String({ ...EMAIL, minLength: 1, description: 'The right address; sessions and lists follow.' })),
    name: Cell,
    department: Cell,
    site: Cell,
    manager: Cell,
    language: Cell,
  },
  { ...closed, minProperties: 1 },
);
const lines = Type.Array(PersonLineSchema, { minItems: 1, maxItems: MAX_PEOPLE });

export const PeoplePreviewRequestSchema = Type.Object({ lines }, closed);
export const PeopleImportRequestSchema = Type.Object(
  {
    lines,
    version: Type.String({ ...ID, description: 'Of the directory that the preview saw.' }),
    leave: Type.Boolean({ description: 'Whether people who are not on the list have left.' }),
  },
  closed,
);

const Doubt = {
  line: Type.Integer(),
  email: Type.String(),
};
const DoubtedDepartment = {
  ...Doubt,
  department: Type.String(),
  meant: Type.String({
    description: 'The name that is nearly the same and that more people have, or the first part that is one.',
  }),
  count: Type.Integer({ description: 'People who have it after the import.' }),
  lines: Type.Integer({ description: 'Lines of the list with the doubtful name.' }),
};
/** Problem of a line. A wrong address, cell or former address refuses the whole list; other problems are warnings. */
const DoubtSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('address'),
      ...Doubt,
      found: OrNone(Type.Object({ fact: Type.Enum([...PERSON_FACTS]), address: Type.String() }, closed), {
        description: 'An address in another cell of the line: cells are exchanged, or the line is shifted.',
      }),
      why: Type.Enum(['empty', 'heading', 'phone', 'remark', 'several', 'at', 'space', 'slash', 'domain', 'other'], {
        description:
          'An empty cell; the heading again; a telephone number; a remark in brackets; two addresses; no at sign; a space inside; something after the domain; a domain without an end; something else.',
      }),
      name: OrNone(Type.String(), { description: 'Of the line, by which it is found: of a total, or a title among the people.' }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('cell'),
      ...Doubt,
      fact: Type.Enum([...PERSON_FACTS]),
      text: Type.String({ description: 'The beginning of the cell.' }),
      maxLength: Type.Integer(),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('twice'),
      ...Doubt,
      counts: Type.Integer({ description: 'The line that counts.' }),
      names: OrNone(Type.Object({ here: Type.String(), there: Type.String() }, closed), {
        description: 'Of this line and of the one that counts, where they differ: probably two people.',
      }),
      departments: OrNone(Type.Object({ here: Type.String(), there: Type.String() }, closed), {
        description: 'The same of the departments.',
      }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('former'),
      ...Doubt,
      former: Type.String({
        description:
          'The former address that the line gives, and that cannot be of the same person: it is on the list as well, or the directory has both.',
      }),
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('domain'), ...Doubt, meant: Type.String(), domain: Type.String(), count: Type.Integer() },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('rare-domain', { description: 'A domain that nearly nobody of the list has; told once.' }),
      ...Doubt,
      domain: Type.String(),
      also: Type.Array(Type.Integer(), { description: 'The other lines with it.' }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('department'), ...Doubt }, closed),
  Type.Object(
    {
      kind: Type.Literal('name'),
      ...Doubt,
      missing: Type.Enum(['name', 'firstName', 'lastName'], { description: 'name: all of it.' }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('shared'),
      ...Doubt,
      name: OrNone(Type.String(), { description: 'Of the line: the address is a mailbox of a department or a function.' }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('odd'),
      ...Doubt,
      fact: Type.Enum(['name', 'department', 'email', 'manager']),
      text: Type.String({ description: 'The cell; of an address that is another person’s, the name of that one.' }),
      why: Type.Enum(
        [
          'filler',
          'vacant',
          'role',
          'formula',
          'left',
          'title',
          'digits',
          'number',
          'date',
          'address',
          'several',
          'remark',
          'other-name',
          'swapped',
          'reversed',
          'accents',
          'initial',
          'replaced',
          'old',
          'another',
          'self',
          'circle',
          'unknown',
          'no-address',
        ],
        {
          description:
            'A word for nothing, such as #N/A; a post that nobody has; a formula; a remark that the person has left; a title such as M.; a digit in a name, or in a department of one person; a department that is a number, and the only one; a day; an address; two people; a remark in brackets; a department in the place of a name, or the other way round; first name and last name in the place of each other, as the addresses of the list say; letters that a wrong encoding broke; a first name of one letter; a remark that somebody else has the post; an address marked as an old one, or that has another person’s name; a manager who is the person, above whom the person is, who is neither on the list nor in the directory, or who is no address where the others are.',
        },
      ),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('namesake'),
      ...Doubt,
      name: Type.String(),
      other: Type.String({ description: 'The address that has the same name on an earlier line.' }),
      counts: Type.Integer({ description: 'That line.' }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('spelling'),
      ...Doubt,
      meant: Type.String({ description: 'The address without accents and surplus dots, spelt as the name.' }),
      name: OrNone(Type.String()),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('near-department'), ...DoubtedDepartment }, closed),
  Type.Object(
    {
      kind: Type.Literal('compound-department', {
        description: 'Several parts, as in “Achats / Nord”, of which at least one is a department.',
      }),
      ...DoubtedDepartment,
      also: Type.Array(Type.Object({ meant: Type.String(), count: Type.Integer() }, closed), {
        description: 'The other parts that are departments, in their order.',
      }),
    },
    closed,
  ),
]);
const Person = { email: Type.String(), name: OrNone(Type.String()), department: OrNone(Type.String()) };
const first = `The first ${MAX_PREVIEWED}.`;

export const PeoplePreviewSchema = Type.Object(
  {
    version: DirectorySchema.properties.version,
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    gone: Type.Integer({ description: 'Present, and not on the list.' }),
    refused: Type.Integer({ description: 'Lines with which nothing is imported.' }),
    doubtful: Type.Integer({ description: 'Other lines with a doubt: they are imported as they are.' }),
    newPeople: Type.Array(Type.Object({ line: Type.Integer(), ...Person }, closed), { description: first }),
    changes: Type.Array(
      Type.Object(
        {
          line: Type.Integer(),
          email: Type.String(),
          former: OrNone(Type.String(), { description: 'The address until then; null where it stays.' }),
          returns: Type.Boolean({ description: 'Had left.' }),
          fields: Type.Array(
            Type.Object({ fact: Type.Enum([...PERSON_FACTS]), from: OrNone(Type.String()), to: OrNone(Type.String()) }, closed),
          ),
        },
        closed,
      ),
      { description: first },
    ),
    gonePeople: Type.Array(Type.Object(Person, closed), { description: first }),
    readdressed: Type.Array(
      Type.Object(
        {
          line: Type.Integer(),
          ...Person,
          former: Type.Object(Person, closed),
          kept: Type.Boolean({ description: 'The line says so; else two people, until it does.' }),
        },
        closed,
      ),
      {
        description: `Who probably has another address than the directory knows, and who does by the word of the list; the first ${MAX_READDRESSED}, as many as one import takes.`,
      },
    ),
    readdressedCount: Type.Integer({ description: 'How many there are.' }),
    erased: Type.Array(
      Type.Object(
        { line: Type.Integer(), ...Person, taken: Type.Boolean({ description: 'The line says so; else it is left out.' }) },
        closed,
      ),
      { description: `Who was erased and is not in the directory, by the hash of the address. ${first}` },
    ),
    erasedCount: Type.Integer({ description: 'How many there are.' }),
    compound: Type.Array(Type.String(), {
      description: `Departments of the list in several parts, as “Achats / Nord”, each taken as one name. ${first}`,
    }),
    departments: Type.Array(Type.Object({ department: Type.String(), people: Type.Integer() }, closed), {
      description: `Of the list, each with how many of its lines it has, the largest first. ${first}`,
    }),
    departmentCount: Type.Integer({ description: 'How many departments the list has.' }),
    singleDepartments: Type.Integer({ description: 'Those of one line only.' }),
    singles: Type.Array(Type.String(), { description: `Their names, as misspellings are among them. ${first}` }),
    renamed: Type.Array(
      Type.Object(
        {
          from: Type.String(),
          to: Type.String(),
          onceLeft: Type.Boolean({ description: 'Only where people who are not on the list leave.' }),
        },
        closed,
      ),
      {
        description: `Departments with another name: rights of accounts and running campaigns go along. ${first}`,
      },
    ),
    refusals: Type.Array(DoubtSchema, {
      description: `By line: everything about the first ${MAX_PREVIEWED} lines that are refused.`,
    }),
    doubts: Type.Array(DoubtSchema, {
      description: `By line: everything about the first ${MAX_PREVIEWED} other lines with a doubt.`,
    }),
  },
  closed,
);
export const PeopleImportedSchema = Type.Object(
  {
    added: Type.Integer(),
    changed: Type.Integer(),
    readdressed: Type.Integer({ description: 'Of those who changed: with another address.' }),
    left: Type.Integer(),
    unchanged: Type.Integer(),
  },
  closed,
);

export type DirectoryChange = Static<typeof DirectoryChangeSchema>;
export type PersonChange = Static<typeof PersonChangeSchema>;
export type PersonLine = Static<typeof PersonLineSchema>;
export type PersonFact = (typeof PERSON_FACTS)[number];
export type PersonDoubt = Static<typeof DoubtSchema>;
export type PeoplePreview = Static<typeof PeoplePreviewSchema>;
export type PeopleImportRequest = Static<typeof PeopleImportRequestSchema>;
export type PeopleImported = Static<typeof PeopleImportedSchema>;
export type DirectoryPerson = Static<typeof DirectoryPersonSchema>;
export type PeoplePage = Static<typeof PeoplePageSchema>;
export type Directory = Static<typeof DirectorySchema>;
export type PeopleQuery = Static<typeof PeopleQuerySchema>;
