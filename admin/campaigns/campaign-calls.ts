/** Calls and queries about campaigns. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AbsentPage,
  Campaign,
  CampaignChange,
  CampaignDetails,
  CampaignSetup,
  OutsidePage,
  OutsideRectification,
  OutsideRectified,
} from '#schemas/campaigns.ts';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import type { ReturnLinks, ReturnPlan, ReturnPlanChange } from '#schemas/return-plans.ts';
import type { WorkshopPreview, WorkshopsMade, WorkshopTable } from '#schemas/workshop-table.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

const CAMPAIGNS = '/admin/campaigns';
const KEY = ['campaigns'];
const address = (id: string) => `${CAMPAIGNS}/${encodeURIComponent(id)}`;

/** All campaigns, the latest first. */
export function useCampaigns() {
  const { call } = useSignedIn();
  return useQuery({ queryKey: [...KEY, 'list'], queryFn: ({ signal }) => call<Campaign[]>('GET', CAMPAIGNS, { signal }) });
}

/** A campaign with its figures and sessions. */
export function useCampaign(id: string) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => call<CampaignDetails>('GET', address(id), { signal }),
  });
}

/** Names of the departments of the directory; none without a directory. */
export function useDepartmentNames() {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: ['department-names'],
    queryFn: ({ signal }) => call<string[]>('GET', '/admin/departments', { signal }),
  });
}

/** Results of the returns of a campaign's sessions. */
export function useCampaignReturns(id: string) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: [...KEY, id, 'returns'],
    queryFn: ({ signal }) => call<ReturnFigures[]>('GET', `${address(id)}/returns`, { signal }),
  });
}

/** The returns to which a campaign invites people, and how many people are invited. */
export function useReturnPlan(id: string, enabled = true) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: [...KEY, id, 'return-plan'],
    queryFn: ({ signal }) => call<ReturnPlan>('GET', `${address(id)}/return-plan`, { signal }),
    enabled,
  });
}

/** Filter of the absent people. @property department null for all; empty for people without a department */
export interface AbsentChoice {
  readonly department: string | null;
  /** Only people to whom this mail was not sent; null for all. */
  readonly without: 'invited' | 'reminded' | null;
}

/** One page of people who have not come. @param offset of the page */
export function useAbsent(id: string, choice: AbsentChoice, offset: number) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: [...KEY, id, 'absent', choice, offset],
    queryFn: ({ signal }) => call<AbsentPage>('GET', absentPath(id, choice, offset), { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One page of people who attended without being on the list. @param offset of the page */
export function useOutside(id: string, offset: number) {
  const { call } = useSignedIn();
  const query = new URLSearchParams({ limit: String(USUAL_PAGE), offset: String(offset) });
  return useQuery({
    queryKey: [...KEY, id, 'outside', offset],
    queryFn: ({ signal }) => call<OutsidePage>('GET', `${address(id)}/outside?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Page size that includes everybody. */
const ALL = 99_999;

function filterOf({ department, without }: AbsentChoice): Readonly<Record<string, string>> {
  return { ...(department !== null && { department }), ...(without !== null && { [without]: 'no' }) };
}

function absentPath(id: string, choice: AbsentChoice, offset: number, limit = USUAL_PAGE): string {
  return `${address(id)}/absent?${new URLSearchParams({ limit: String(limit), offset: String(offset), ...filterOf(choice) })}`;
}

/** Path of the CSV file of people who have not come. */
export function absentFile(id: string, choice: AbsentChoice): string {
  return `${address(id)}/absent.csv?${new URLSearchParams(filterOf(choice))}`;
}

/** Calls that change campaigns; each rejects with an ApiError, whose `field` names the wrong field. */
export function useCampaignCalls() {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const session = (id: string, of: string) => `${address(id)}/sessions/${encodeURIComponent(of)}`;
  return {
    /** Idempotent by key: a retry creates no second campaign. */
    create: (body: CampaignSetup, idempotencyKey: string) => call<CampaignDetails>('POST', CAMPAIGNS, { body, idempotencyKey }),
    change: (id: string, body: CampaignChange) => call<CampaignDetails>('PUT', address(id), { body }),
    end: (id: string) => call<CampaignDetails>('POST', `${address(id)}/end`),
    remove: (id: string) => call('DELETE', address(id)),
    addSession: (id: string, of: string) => call('PUT', session(id, of)),
    removeSession: (id: string, of: string) => call('DELETE', session(id, of)),
    previewWorkshops: (id: string, body: WorkshopTable) =>
      call<WorkshopPreview>('POST', `${address(id)}/workshops/preview`, { body }),
    /** Idempotent: the same table a second time makes no further sessions. */
    makeWorkshops: (id: string, body: WorkshopTable) => call<WorkshopsMade>('POST', `${address(id)}/workshops`, { body }),
    setReturns: (id: string, body: ReturnPlanChange) => call<ReturnPlan>('PUT', `${address(id)}/return-plan`, { body }),
    /** Draws personal links, which only this reply contains. @param again whether new links replace, and end, earlier ones */
    drawReturnLinks: (id: string, again: boolean) =>
      call<ReturnLinks>('POST', `${address(id)}/return-plan/links`, { body: { again } }),
    everybodyAbsent: (id: string, choice: AbsentChoice) => call<AbsentPage>('GET', absentPath(id, choice, 0, ALL)),
    rectifyOutside: (id: string, body: OutsideRectification) =>
      call<OutsideRectified>('POST', `${address(id)}/outside/rectification`, { body }),
    /** Reloads all queries about campaigns. */
    changed: () => queries.invalidateQueries({ queryKey: KEY }),
  };
}
