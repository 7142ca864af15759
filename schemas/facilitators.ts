/** Accounts of the console, and its audit log. */
import { type Static, Type } from 'typebox';
import {
  ACCOUNT_DEPARTMENTS,
  type AUDIT_DETAILS,
  AUDIT_SEARCH,
  CONSOLE_LANGUAGES,
  type DATA_ACTIONS,
  type INSTALLATION_ACTIONS,
  NEW_PASSWORD,
  PASSWORD,
  ROLES,
  TEAM,
  USERNAME,
  USUAL_PAGE,
} from './console-constants.ts';
import { closed, ID, OrNone } from './shapes.ts';

const Role = Type.Enum([...ROLES]);
const Language = Type.Enum([...CONSOLE_LANGUAGES]);
const NewPassword = Type.String(NEW_PASSWORD);
const Departments = Type.Array(Type.String(TEAM), {
  ...ACCOUNT_DEPARTMENTS,
  description: 'What an account of the role department sees, as the directory names them; others have none.',
});
const Username = Type.String({
  ...USERNAME,
  description: 'Letters from a to z, digits, dots, dashes, underscores and at signs.',
});

export const FacilitatorIdSchema = Type.Object({ id: Type.String(ID) }, closed);
export const FacilitatorSchema = Type.Object(
  {
    id: Type.String(),
    username: Type.String(),
    role: Role,
    createdAt: Type.String(),
    hasPassword: Type.Boolean({ description: 'False for one that is invited to sign in, or signs in, through a provider.' }),
    fromEnvironment: Type.Boolean({ description: 'ADMIN_USERNAME and ADMIN_PASSWORD give it: it cannot be changed here.' }),
    language: OrNone(Language),
    departments: Departments,
  },
  closed,
);
export const FacilitatorListSchema = Type.Array(FacilitatorSchema);
export const NewFacilitatorSchema = Type.Object(
  {
    username: Username,
    role: Role,
    departments: Type.Optional(Departments),
    password: Type.Optional(
      Type.String({
        ...NEW_PASSWORD,
        description: 'Absent: the account is invited to sign in through a provider that knows its username as a verified e-mail.',
      }),
    ),
  },
  closed,
);
export const FacilitatorChangeSchema = Type.Object(
  {
    role: Type.Optional(Role),
    departments: Type.Optional(Departments),
    password: Type.Optional(
      OrNone(
        Type.String({
          ...NEW_PASSWORD,
          description: 'In place of passkeys and sign-ins; null invites the account anew to sign in through a provider.',
        }),
      ),
    ),
  },
  { ...closed, minProperties: 1 },
);
export const LanguageChoiceSchema = Type.Object({ language: Language }, closed);
export const PasswordChangeSchema = Type.Object(
  { current: Type.String({ minLength: 1, ...PASSWORD }), next: NewPassword },
  closed,
);

const Moment = (description: string) =>
  Type.String({ description, pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' });
/** Filters of the audit log: entries that match all of them. */
const AuditFilters = {
  actor: Type.Optional(Type.String({ minLength: 1, maxLength: USERNAME.maxLength })),
  action: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  session: Type.Optional(Type.String({ ...ID, description: 'Identifier: what was done to the session and its participants.' })),
  from: Type.Optional(Moment('ISO 8601 in UTC with milliseconds; entries of this moment are among them.')),
  until: Type.Optional(Moment('The same; entries of this moment are not.')),
  search: Type.Optional(
    Type.String({ ...AUDIT_SEARCH, description: 'Words that an entry holds, all of them, in any order, case and accents.' }),
  ),
  signIns: Type.Optional(Type.Enum(['hidden'], { description: 'Without the sign-ins that went well.' })),
};
const AuditFilterSchema = Type.Object(AuditFilters);
export const AuditExportQuerySchema = Type.Object(AuditFilters, closed);
export const AuditQuerySchema = Type.Object(
  {
    before: Type.Optional(Type.String({ maxLength: 60, description: '`next` of the page before.' })),
    limit: Type.Optional(
      Type.String({ pattern: '^([1-9]|[1-9][0-9]|100)$', description: `1 to 100; ${USUAL_PAGE} without it.` }),
    ),
    ...AuditFilters,
  },
  closed,
);
const AuditEntrySchema = Type.Object(
  {
    id: Type.String(),
    at: Type.String(),
    actor: Type.String(),
    action: Type.String(),
    subject: OrNone(Type.String({ description: 'Identifier of what it was done to.' })),
    detail: OrNone(Type.Record(Type.String(), Type.Unknown())),
  },
  closed,
);
export const AuditSessionsSchema = Type.Array(
  Type.Object({ id: Type.String(), code: Type.String(), name: OrNone(Type.String()), deleted: Type.Boolean() }, closed),
  { description: 'Those that exist first, then by name.' },
);
export const AuditPageSchema = Type.Object(
  {
    entries: Type.Array(AuditEntrySchema, { description: 'Newest first.' }),
    sessions: Type.Array(Type.Object({ id: Type.String(), code: Type.String(), name: OrNone(Type.String()) }, closed), {
      description: 'What the sessions among the subjects are called, or were before they were deleted.',
    }),
    next: OrNone(
      Type.String({
        description:
          'Where the next page begins; null on the last one. A search looks at so many entries at a time: a page may be short, even empty, before the last.',
      }),
    ),
  },
  closed,
);

export type AuditAction = (typeof DATA_ACTIONS)[number] | (typeof INSTALLATION_ACTIONS)[number];
/** Name of a detail of an entry in the audit log. */
export type AuditDetail = (typeof AUDIT_DETAILS)[number];
export type Role = (typeof ROLES)[number];
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];
export type LanguageChoice = Static<typeof LanguageChoiceSchema>;
export type Facilitator = Static<typeof FacilitatorSchema>;
export type NewFacilitator = Static<typeof NewFacilitatorSchema>;
export type FacilitatorChange = Static<typeof FacilitatorChangeSchema>;
export type PasswordChange = Static<typeof PasswordChangeSchema>;
export type AuditFilter = Static<typeof AuditFilterSchema>;
export type AuditEntry = Static<typeof AuditEntrySchema>;
export type AuditSessions = Static<typeof AuditSessionsSchema>;
export type AuditPage = Static<typeof AuditPageSchema>;
