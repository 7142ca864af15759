/** Calls about campaigns, and about people who are absent from one. */
import {
  AbsentPageSchema,
  CampaignChangeSchema,
  CampaignDetailsSchema,
  CampaignListSchema,
  CampaignSetupSchema,
  DepartmentNamesSchema,
  OutsidePageSchema,
  OutsideRectificationSchema,
  OutsideRectifiedSchema,
} from '#schemas/campaigns.ts';
import { OwnCampaignSchema, OwnDepartmentsSchema, OwnPeopleSchema } from '#schemas/own-departments.ts';
import { ReturnLinksOrderSchema, ReturnLinksSchema, ReturnPlanChangeSchema, ReturnPlanSchema } from '#schemas/return-plans.ts';
import { WorkshopPreviewSchema, WorkshopsMadeSchema, WorkshopTableSchema } from '#schemas/workshop-table.ts';
import { aCampaign } from '../a-campaign.ts';
import { done, file, get, type StandInCall, send } from '../stand-in-call.ts';
import type { StandInData } from '../stand-in-data.ts';

/** Result for a line without a day, or with a day that does not exist. */
const REFUSED_DAY = { outcome: 'refused' as const, workshop: null, refusals: ['day' as const] };

/** Campaigns as an account of the role `department` sees them. */
function ownCampaigns({ campaigns, accounts }: StandInData) {
  const departments = accounts[0]?.departments ?? [];
  return campaigns.map(({ id, name, startsOn, endsOn, endedAt }) => ({ id, name, startsOn, endsOn, endedAt, departments }));
}

function ownPeople(data: StandInData, query: URLSearchParams) {
  const [department, state] = [query.get('department'), query.get('state')];
  return data.ownPeople.filter(
    (person) => (department === null || person.department === department) && (state === null || person.state === state),
  );
}

export const CAMPAIGN_CALLS: readonly StandInCall[] = [
  get('/admin/own-departments', OwnDepartmentsSchema, ({ data }) => ({
    departments: data.accounts[0]?.departments ?? [],
    unknown: data.unknownDepartments,
    campaigns: data.accounts[0]?.departments.length === 0 ? [] : ownCampaigns(data),
  })),
  get('/admin/own-departments/:id', OwnCampaignSchema, ({ data, id }) => {
    const campaign = ownCampaigns(data).find((one) => one.id === id);
    return campaign ? { ...campaign, figures: data.ownFigures } : null;
  }),
  get('/admin/own-departments/:id/people', OwnPeopleSchema, ({ data, query }) => {
    const people = ownPeople(data, query);
    return { total: people.length, people };
  }),
  file('/admin/own-departments/:id/people.csv', '\uFEFF"Nom"\r\n', () => 'vigie-attendance-2026.csv'),
  get('/admin/departments', DepartmentNamesSchema, ({ data }) => data.departmentNames),
  get('/admin/campaigns', CampaignListSchema, ({ data }) =>
    data.campaigns.map(({ figures: _, deletedCame: __, sessions, ...campaign }) => ({ ...campaign, sessions: sessions.length })),
  ),
  send(
    ['POST', '/admin/campaigns'],
    CampaignSetupSchema,
    CampaignDetailsSchema,
    ({ data }, setup) => {
      const campaign = { ...aCampaign(), ...setup, id: 'c2', sessions: [] };
      data.campaigns.push(campaign);
      return campaign;
    },
    201,
  ),
  send(['PUT', '/admin/campaigns/:id'], CampaignChangeSchema, CampaignDetailsSchema, ({ data, id }, setup) => {
    const changed = { ...aCampaign(), ...data.campaigns.find((one) => one.id === id), ...setup };
    data.campaigns = data.campaigns.map((one) => (one.id === id ? changed : one));
    return changed;
  }),
  get('/admin/campaigns/:id', CampaignDetailsSchema, ({ data, id }) => data.campaigns.find((one) => one.id === id) ?? null),
  get('/admin/campaigns/:id/absent', AbsentPageSchema, ({ data, query }) => {
    const department = query.get('department');
    const people = data.absent
      .filter((person) => department === null || (person.department ?? '') === department)
      .filter(({ reminded }) => query.get('reminded') === null || reminded === null);
    const offset = Number(query.get('offset'));
    const invited = people.filter(({ invited: invitation, reminded }) => invitation !== null || reminded !== null).length;
    const shown = people.slice(offset, offset + Number(query.get('limit')));
    return { total: people.length, invited, makeUp: data.proposedMakeUp, people: shown };
  }),
  get('/admin/campaigns/:id/outside', OutsidePageSchema, ({ data }) => ({
    total: data.outside.length,
    erased: 0,
    people: data.outside,
  })),
  send(
    ['POST', '/admin/campaigns/:id/outside/rectification'],
    OutsideRectificationSchema,
    OutsideRectifiedSchema,
    ({ data }, { email }) => {
      data.outside = data.outside.filter((one) => one.email !== email);
      return { participants: 1 };
    },
  ),
  send(['POST', '/admin/campaigns/:id/workshops/preview'], WorkshopTableSchema, WorkshopPreviewSchema, ({ data }, { lines }) => ({
    rows: lines.map((line) => ({ ...data.plannedRow, line: line.line, ...(/^$|-02-3/.test(line.day) && REFUSED_DAY) })),
    facilitators: ['marie'],
    departments: data.plannedRow.unknownDepartments.length === 0 ? [] : ['Comptabilité', 'Ressources humaines'],
  })),
  send(['POST', '/admin/campaigns/:id/workshops'], WorkshopTableSchema, WorkshopsMadeSchema, (_, { lines }) => ({
    made: lines.length,
    existing: 0,
  })),
  get('/admin/campaigns/:id/return-plan', ReturnPlanSchema, ({ data }) => data.returnPlan),
  send(['PUT', '/admin/campaigns/:id/return-plan'], ReturnPlanChangeSchema, ReturnPlanSchema, ({ data }, change) => {
    const none = { kinds: [], subject: '', text: '', replyTo: '', page: '' };
    const setup = { ...none, ...data.returnPlan.plan, ...change };
    const counts = { toCome: 45, nextOn: '2026-12-14', due: 0, asked: 0, declined: 0, kept: 0 };
    const people = setup.kinds.map((kind) => data.returnPlan.people.find((one) => one.kind === kind) ?? { kind, ...counts });
    const plan = setup.kinds.length === 0 ? null : { ...setup, running: true, setBy: 'marie', since: '2026-11-21T09:00:00.000Z' };
    data.returnPlan = { ...data.returnPlan, plan, people };
    return data.returnPlan;
  }),
  send(['POST', '/admin/campaigns/:id/return-plan/links'], ReturnLinksOrderSchema, ReturnLinksSchema, ({ data }) => {
    const { plan, people } = data.returnPlan;
    data.returnPlan = { ...data.returnPlan, people: people.map((one) => ({ ...one, asked: one.asked + one.due, due: 0 })) };
    return ['ana', 'zoe'].map((name) => ({
      email: `${name}@example.fr`,
      name: name === 'ana' ? 'Ana Ruiz' : null,
      kind: 'weeks-3' as const,
      lastDay: '2026-12-28',
      link: `${plan?.page}#${name.repeat(14)}x`,
    }));
  }),
  done(['POST', '/admin/campaigns/:id/end'], ({ data, id }) => {
    for (const campaign of data.campaigns) if (campaign.id === id) campaign.endedAt = '2026-12-14T09:00:00.000Z';
  }),
  done(['DELETE', '/admin/campaigns/:id/sessions/s1'], ({ data, id }) => {
    data.campaigns = data.campaigns.map((one) =>
      one.id === id ? { ...one, sessions: one.sessions.filter((session) => session.id !== 's1') } : one,
    );
  }),
  done(['PUT', '/admin/campaigns/:id/sessions/s2'], ({ data, id }) => {
    const added = {
      id: 's2',
      code: 'M3RT-9WQA',
      name: null,
      active: false,
      startsAt: null,
      endedAt: null,
      selfPacedUntil: null,
      venue: null,
    };
    for (const campaign of data.campaigns)
      if (campaign.id === id)
        campaign.sessions.push({ ...added, facilitator: null, seats: null, invited: null, came: 0, playedAt: null });
  }),
];
