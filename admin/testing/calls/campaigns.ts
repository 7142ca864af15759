/** Campaigns, and the people who are absent from one. */
import { AbsentPageSchema, CampaignDetailsSchema, CampaignListSchema, CampaignSetupSchema } from '#schemas/campaigns.ts';
import { WorkshopPreviewSchema, WorkshopsMadeSchema, WorkshopTableSchema } from '#schemas/workshop-table.ts';
import { aCampaign } from '../a-campaign.ts';
import { done, get, type StandInCall, send } from '../stand-in-call.ts';

/** Of a table's line that has no day. */
const REFUSED_DAY = { outcome: 'refused' as const, workshop: null, refusals: ['day' as const] };

export const CAMPAIGN_CALLS: readonly StandInCall[] = [
  get('/admin/campaigns', CampaignListSchema, ({ data }) =>
    data.campaigns.map(({ figures: _, sessions, ...campaign }) => ({ ...campaign, sessions: sessions.length })),
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
  get('/admin/campaigns/:id', CampaignDetailsSchema, ({ data, id }) => data.campaigns.find((one) => one.id === id) ?? null),
  get('/admin/campaigns/:id/absent', AbsentPageSchema, ({ data, query }) => {
    const department = query.get('department');
    const people = data.absent.filter((person) => department === null || (person.department ?? '') === department);
    const offset = Number(query.get('offset'));
    return { total: people.length, people: people.slice(offset, offset + Number(query.get('limit'))) };
  }),
  send(['POST', '/admin/campaigns/:id/workshops/preview'], WorkshopTableSchema, WorkshopPreviewSchema, ({ data }, { lines }) => ({
    rows: lines.map((line) => ({ ...data.plannedRow, line: line.line, ...(line.day === '' && REFUSED_DAY) })),
  })),
  send(['POST', '/admin/campaigns/:id/workshops'], WorkshopTableSchema, WorkshopsMadeSchema, (_, { lines }) => ({
    made: lines.length,
    existing: 0,
  })),
  done(['POST', '/admin/campaigns/:id/end'], ({ data, id }) => {
    for (const campaign of data.campaigns) if (campaign.id === id) campaign.endedAt = '2026-12-14T09:00:00.000Z';
  }),
  done(['PUT', '/admin/campaigns/:id/sessions/s2'], ({ data, id }) => {
    const added = { id: 's2', code: 'M3RT-9WQA', name: null, active: false, startsAt: null, venue: null };
    for (const campaign of data.campaigns)
      if (campaign.id === id) campaign.sessions.push({ ...added, facilitator: null, seats: null, invited: null, came: 0 });
  }),
];
