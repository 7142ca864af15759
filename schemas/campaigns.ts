/**
 * Campaigns: a period of training with its sessions, and how many of the expected people have come (docs/campaigns.md). Days are calendar
 * dates, such as 2026-11-28; the day of an attendance is in UTC.
 */
import { type Static, Type } from 'typebox';
import {
  type ATTENDANCE_STATES,
  CAMPAIGN_DEPARTMENTS,
  CAMPAIGN_NAME,
  CAMPAIGN_PURPOSE,
  TEAM,
  USUAL_PAGE,
} from './console-constants.ts';
import { EMAIL } from './constants.ts';
import { LastMailSchema, notReminded } from './mails.ts';
import { closed, ID, OrNone } from './shapes.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A date: 2026-11-28.' });
const Count = Type.Integer({ minimum: 0 });
const Department = OrNone(Type.String(), { description: 'Null for people without one.' });

export const CampaignDepartmentsSchema = Type.Array(Type.String(TEAM), CAMPAIGN_DEPARTMENTS);

const setup = {
  name: Type.String({ ...CAMPAIGN_NAME, description: 'One line of text.' }),
  purpose: Type.String({ ...CAMPAIGN_PURPOSE, description: 'What it is for; perhaps empty.' }),
  startsOn: Type.String({ ...Day, description: 'First day.' }),
  endsOn: Type.String({ ...Day, description: 'Last day; the day after, the campaign ends by itself.' }),
  departments: OrNone(CampaignDepartmentsSchema, { description: 'Those whose people are to come; null: everybody.' }),
};

export const DepartmentNamesSchema = Type.Array(Type.String(), {
  description: 'Departments of who is present in the directory, by name; none without a directory.',
});

export const CampaignSetupSchema = Type.Object(setup, closed);
/** A change: fields that are left out stay, so that two people who change a campaign do not undo each other. */
export const CampaignChangeSchema = Type.Partial(Type.Object(setup, closed), closed);

export const CampaignIdSchema = Type.Object({ id: Type.String(ID) }, closed);
export const CampaignSessionIdSchema = Type.Object({ id: Type.String(ID), session: Type.String(ID) }, closed);

export const campaign = {
  id: Type.String(),
  ...setup,
  createdBy: Type.String({ description: 'The account.' }),
  createdAt: Type.String({ description: 'ISO 8601, UTC.' }),
  endedAt: OrNone(Type.String(), { description: 'ISO 8601, UTC; from then on its figures no longer change.' }),
};
const CampaignSchema = Type.Object({ ...campaign, sessions: Type.Integer({ description: 'How many.' }) }, closed);
export const CampaignListSchema = Type.Array(CampaignSchema);

export const people = {
  expected: Type.Integer({ ...Count, description: 'Who is to come once.' }),
  came: Type.Integer({ ...Count, description: 'Of these, who logged in to one of the sessions at least.' }),
  finished: Type.Integer({ ...Count, description: 'Of these, who solved every mission of a session they came to.' }),
};

/** Counts of people. Each person is counted once, whichever sessions they attended. */
export const CampaignFiguresSchema = Type.Object(
  {
    ...people,
    erased: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Of those who came, who was erased since; absent where nobody.' }),
    ),
    outside: Type.Integer({ ...Count, description: 'Who came without being expected: not in the counts above.' }),
    departments: Type.Array(Type.Object({ department: Department, ...people }, closed), {
      description: 'By name, people without a department last.',
    }),
    weeks: Type.Array(
      Type.Object(
        { monday: Day, came: Type.Integer({ ...Count, description: 'Expected people who came for the first time.' }) },
        closed,
      ),
      { description: 'Every week from the first to the last in which somebody came.' },
    ),
  },
  closed,
);

const CampaignSessionSchema = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    name: OrNone(Type.String()),
    active: Type.Boolean(),
    startsAt: OrNone(Type.String(), { description: 'Of the workshop, or when play began; ISO 8601, UTC.' }),
    playedAt: OrNone(Type.String(), { description: 'When play began; ISO 8601, UTC.' }),
    endedAt: OrNone(Type.String(), { description: 'When somebody ended it; ISO 8601, UTC.' }),
    selfPacedUntil: OrNone(Type.String(), {
      description:
        'When it closes, where people come at their own pace (ISO 8601, UTC); null for any other, and once it has ended.',
    }),
    venue: OrNone(Type.String()),
    facilitator: OrNone(Type.String({ description: 'The account that leads it: of the workshop, or who created the session.' })),
    seats: OrNone(Type.Integer({ description: 'As the workshop was planned.' })),
    invited: OrNone(Type.Integer({ description: 'On its list; null where everyone may come, or a whole domain.' })),
    came: Count,
    uninvited: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Of these, who are not on its list; absent where nobody, and without a list.' }),
    ),
  },
  closed,
);

export const CampaignDetailsSchema = Type.Object(
  {
    ...campaign,
    figures: CampaignFiguresSchema,
    sessions: Type.Array(CampaignSessionSchema, { description: 'By their time, those without one last.' }),
    deletedCame: Type.Integer({
      ...Count,
      description: 'Who came to sessions that were deleted, as far as the campaign keeps it: until its end.',
    }),
  },
  closed,
);

const absentFilter = {
  department: Type.Optional(
    Type.String({ maxLength: TEAM.maxLength, description: 'Of this department alone; empty: of those without one.' }),
  ),
  invited: Type.Optional(
    Type.Enum(['no'], {
      description: 'Those alone to whom neither an invitation nor a reminder was written while mails are kept.',
    }),
  ),
  ...notReminded,
};
export const AbsentQuerySchema = Type.Object(
  {
    ...absentFilter,
    limit: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$', description: `1 to 99999; ${USUAL_PAGE} without it.` })),
    offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$' })),
  },
  closed,
);
export const AbsentFileQuerySchema = Type.Object(absentFilter, closed);

export const AbsentPageSchema = Type.Object(
  {
    total: Count,
    invited: Type.Integer({
      ...Count,
      description: 'Of these, who was written to: an invitation to one of the sessions, or a reminder.',
    }),
    makeUp: OrNone(Type.String(), {
      description:
        'Identifier of the session to propose to them: the next workshop whose list has all of them, or most of a department, and whose seats suffice, else a self-paced session that is open or to come; null for neither.',
    }),
    people: Type.Array(
      Type.Object(
        {
          email: Type.String(),
          name: OrNone(Type.String()),
          department: Department,
          invited: OrNone(LastMailSchema, { description: 'To one of the sessions; null where no such mail is kept.' }),
          reminded: OrNone(LastMailSchema, { description: 'Of the campaign; null where no such mail is kept.' }),
        },
        closed,
      ),
      { description: 'Expected and not come yet, by e-mail.' },
    ),
  },
  closed,
);

export const OutsideQuerySchema = Type.Object(
  {
    limit: Type.Optional(
      Type.String({ pattern: '^([1-9]|[1-9][0-9]|1[0-9][0-9]|200)$', description: `1 to 200; ${USUAL_PAGE} without it.` }),
    ),
    offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$' })),
  },
  closed,
);
const personOfList = { name: OrNone(Type.String()), department: Department };
export const OutsidePageSchema = Type.Object(
  {
    total: Type.Integer({ ...Count, description: 'Those of sessions that exist, without who was erased.' }),
    erased: Type.Integer({
      ...Count,
      description: 'Who came to sessions that exist and was erased since: counted, and in no row.',
    }),
    people: Type.Array(
      Type.Object(
        {
          email: Type.String({ description: 'Of a person under several addresses, the first of them.' }),
          listed: OrNone(
            Type.Object(
              { ...personOfList, left: Type.Boolean() },
              {
                ...closed,
                description: 'The person, where the directory or a list has the address: of another department, or gone.',
              },
            ),
          ),
          sessions: Type.Array(
            Type.Object(
              {
                id: Type.String(),
                code: Type.String(),
                name: OrNone(Type.String()),
                participant: Type.String({ description: 'Identifier.' }),
                on: Day,
              },
              closed,
            ),
          ),
          near: OrNone(
            Type.Object(
              { email: Type.String(), ...personOfList, came: Type.Boolean({ description: 'Under the own address too.' }) },
              {
                ...closed,
                description: 'Who is probably meant: an address that differs in a slip of the keyboard, dots or accents.',
              },
            ),
          ),
        },
        closed,
      ),
      { description: 'By e-mail, those whom neither the directory nor a list has first.' },
    ),
  },
  closed,
);
export const OutsideRectificationSchema = Type.Object(
  {
    email: Type.String({ ...EMAIL, minLength: 1, description: 'Under which the person came.' }),
    newEmail: Type.String({ ...EMAIL, minLength: 1, description: 'Of the expected person who is meant.' }),
  },
  closed,
);
export const OutsideRectifiedSchema = Type.Object(
  { participants: Type.Integer({ ...Count, description: 'Sessions in which the address was changed.' }) },
  closed,
);

export type OutsidePage = Static<typeof OutsidePageSchema>;
export type OutsideRectification = Static<typeof OutsideRectificationSchema>;
export type OutsideRectified = Static<typeof OutsideRectifiedSchema>;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];
export type CampaignSetup = Static<typeof CampaignSetupSchema>;
export type CampaignChange = Static<typeof CampaignChangeSchema>;
export type Campaign = Static<typeof CampaignSchema>;
export type CampaignFigures = Static<typeof CampaignFiguresSchema>;
export type CampaignSession = Static<typeof CampaignSessionSchema>;
export type CampaignDetails = Static<typeof CampaignDetailsSchema>;
export type AbsentPage = Static<typeof AbsentPageSchema>;
