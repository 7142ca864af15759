/** Campaigns as read by an account of the role `department`: attendance of people of its own departments, and figures about them. */
import { type Static, Type } from 'typebox';
import { campaign, people } from './campaigns.ts';
import { ATTENDANCE_STATES, TEAM, USUAL_PAGE } from './console-constants.ts';
import { closed, ID, OrNone } from './shapes.ts';

const State = Type.Enum([...ATTENDANCE_STATES]);
const Departments = Type.Array(Type.String(), { description: 'Those of the account whose people are to come.' });

const { id, name, startsOn, endsOn, endedAt } = campaign;
const OwnCampaign = { id, name, startsOn, endsOn, endedAt, departments: Departments };

export const OwnDepartmentsSchema = Type.Object(
  {
    departments: Type.Array(Type.String(), { description: 'Of the account; none in any other role.' }),
    unknown: Type.Array(Type.String(), { description: 'Those of the account that nobody of the directory is in.' }),
    campaigns: Type.Array(Type.Object(OwnCampaign, closed), {
      description: 'To which people of these departments are to come, the latest first.',
    }),
  },
  closed,
);

export const OwnCampaignSchema = Type.Object(
  {
    ...OwnCampaign,
    figures: Type.Array(
      Type.Object(
        {
          departments: Type.Array(Type.String(), {
            description: 'One, or those that are told together because one is too small.',
          }),
          ...people,
        },
        closed,
      ),
      { description: 'Of five people at least each; empty where the departments have fewer between them.' },
    ),
  },
  closed,
);

const filter = {
  department: Type.Optional(
    Type.String({ ...TEAM, description: 'Of this department alone, which must be one of the account’s.' }),
  ),
  state: Type.Optional(State),
};
export const OwnPeopleQuerySchema = Type.Object(
  {
    ...filter,
    limit: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$', description: `1 to 99999; ${USUAL_PAGE} without it.` })),
    offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$' })),
  },
  closed,
);
export const OwnPeopleFileQuerySchema = Type.Object(filter, closed);

export const OwnCampaignIdSchema = Type.Object({ campaign: Type.String(ID) }, closed);

export const OwnPeopleSchema = Type.Object(
  {
    total: Type.Integer({ minimum: 0 }),
    people: Type.Array(
      Type.Object({ email: Type.String(), name: OrNone(Type.String()), department: OrNone(Type.String()), state: State }, closed),
      { description: 'Who is expected, by e-mail; nobody once the campaign has ended.' },
    ),
  },
  closed,
);

export type OwnDepartments = Static<typeof OwnDepartmentsSchema>;
export type OwnCampaign = Static<typeof OwnCampaignSchema>;
export type OwnPeople = Static<typeof OwnPeopleSchema>;
export type OwnPeopleFilter = Static<typeof OwnPeopleFileQuerySchema>;
