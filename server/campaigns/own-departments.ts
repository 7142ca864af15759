/** Campaigns as an account of the role `department` sees them: its own departments, and nothing of others (decision 37). */

import type { Kysely } from 'kysely';
import { frenchOrder } from '#engine/rules/french-order.ts';
import type { Campaign, CampaignDetails } from '#schemas/campaigns.ts';
import type { OwnCampaign, OwnDepartments, OwnPeopleFilter } from '#schemas/own-departments.ts';
import { MIN_REPORTED } from '#schemas/report-constants.ts';
import type { Tables } from '../database/tables.ts';
import { unknownCampaign } from '../errors.ts';
import { separateSmall } from '../session-model/small-groups.ts';
import type { Campaigns } from './campaigns.ts';
import type { CountedPerson } from './count-people.ts';

type Department = CampaignDetails['figures']['departments'][number];

/** Campaigns that expect people of these departments. @param own departments of the account */
export async function ownCampaigns(query: Kysely<Tables>, campaigns: Campaigns, own: readonly string[]): Promise<OwnDepartments> {
  const concerned = (await campaigns.list()).map((campaign) => seenBy(campaign, own)).filter(isConcerned);
  return { departments: [...own], unknown: await unknownAmong(query, own), campaigns: concerned };
}

/** Departments with nobody in the directory, as after a change of names; empty where there is no directory. */
async function unknownAmong(query: Kysely<Tables>, own: readonly string[]): Promise<string[]> {
  if (own.length === 0) return [];
  const rows = await query.selectFrom('people').select('department').distinct().where('left_at', 'is', null).execute();
  const known = new Set(rows.map(({ department }) => department));
  return known.size === 0 ? [] : own.filter((department) => !known.has(department));
}

/** Refuses a campaign that expects nobody of these departments like one that does not exist. @throws ServerError 404 */
export async function ownCampaign(campaigns: Campaigns, id: string, own: readonly string[]): Promise<OwnCampaign> {
  const details = await campaigns.details(id);
  const seen = seenBy(details, own);
  if (!isConcerned(seen)) throw unknownCampaign();
  const rows = details.figures.departments.filter(({ department }) => department !== null && own.includes(department));
  return { ...seen, figures: figuresOf(rows) };
}

/** Expected people of these departments, by e-mail. @throws ServerError 404 */
export async function ownPeople(
  campaigns: Campaigns,
  id: string,
  own: readonly string[],
  filter: OwnPeopleFilter,
): Promise<readonly CountedPerson[]> {
  await ownCampaign(campaigns, id, own);
  return (await campaigns.people(id)).filter(
    ({ department, state }) =>
      department !== null &&
      own.includes(department) &&
      (filter.department === undefined || department === filter.department) &&
      (filter.state === undefined || state === filter.state),
  );
}

type Seen = Omit<OwnCampaign, 'figures'>;

function seenBy({ id, name, startsOn, endsOn, endedAt, departments }: Omit<Campaign, 'sessions'>, own: readonly string[]): Seen {
  const theirs = own.filter((department) => departments === null || departments.includes(department));
  return { id, name, startsOn, endsOn, endedAt, departments: theirs };
}

function isConcerned({ departments }: Seen): boolean {
  return departments.length > 0;
}

/** Figures with small departments merged: none, and no difference of two, is about fewer than five people. */
function figuresOf(rows: readonly Department[]): OwnCampaign['figures'] {
  const groups = rows.map((row) => ({ ...row, size: row.expected, name: row.department ?? '' }));
  const { alone, together } = separateSmall(groups, MIN_REPORTED);
  return [...alone.map((group) => [group]), ...(together.length > 0 ? [together] : [])]
    .map((told) => ({
      departments: told.map(({ name }) => name).sort(frenchOrder),
      expected: sum(told, 'expected'),
      came: sum(told, 'came'),
      finished: sum(told, 'finished'),
    }))
    .sort((a, b) => frenchOrder(a.departments.join(), b.departments.join()));
}

function sum(rows: readonly Department[], field: 'expected' | 'came' | 'finished'): number {
  return rows.reduce((total, row) => total + row[field], 0);
}
