/** The calls about campaigns. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AbsentPage, Campaign, CampaignDetails, CampaignSetup } from '#schemas/campaigns.ts';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

const CAMPAIGNS = '/admin/campaigns';
const KEY = ['campaigns'];
const address = (id: string) => `${CAMPAIGNS}/${encodeURIComponent(id)}`;

/** Every campaign, the latest first. */
export function useCampaigns() {
  const { call } = useSignedIn();
  return useQuery({ queryKey: [...KEY, 'list'], queryFn: ({ signal }) => call<Campaign[]>('GET', CAMPAIGNS, { signal }) });
}

/** One campaign with its figures and sessions. */
export function useCampaign(id: string) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => call<CampaignDetails>('GET', address(id), { signal }),
  });
}

/** Who has not come. @param department null for all; empty for people without one @param offset of the page */
export function useAbsent(id: string, department: string | null, offset: number) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: [...KEY, id, 'absent', department, offset],
    queryFn: ({ signal }) => call<AbsentPage>('GET', absentPath(id, department, offset), { signal }),
    placeholderData: keepPreviousData,
  });
}

/** More than anybody has people. */
const ALL = 99_999;

function absentPath(id: string, department: string | null, offset: number, limit = USUAL_PAGE): string {
  const query = new URLSearchParams({ limit: String(limit), offset: String(offset), ...(department !== null && { department }) });
  return `${address(id)}/absent?${query}`;
}

/** The file of who has not come. */
export function absentFile(id: string, department: string | null): string {
  return `${address(id)}/absent.csv?${new URLSearchParams(department === null ? {} : { department })}`;
}

/** Calls that change campaigns; each rejects with an ApiError, whose `field` names what is wrong. */
export function useCampaignCalls() {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const session = (id: string, of: string) => `${address(id)}/sessions/${encodeURIComponent(of)}`;
  return {
    /** Sent again with the same key, it makes no second campaign. */
    create: (body: CampaignSetup, idempotencyKey: string) => call<CampaignDetails>('POST', CAMPAIGNS, { body, idempotencyKey }),
    change: (id: string, body: CampaignSetup) => call<CampaignDetails>('PUT', address(id), { body }),
    end: (id: string) => call<CampaignDetails>('POST', `${address(id)}/end`),
    remove: (id: string) => call('DELETE', address(id)),
    addSession: (id: string, of: string) => call('PUT', session(id, of)),
    removeSession: (id: string, of: string) => call('DELETE', session(id, of)),
    everybodyAbsent: (id: string, department: string | null) => call<AbsentPage>('GET', absentPath(id, department, 0, ALL)),
    /** What is shown of campaigns is asked for again. */
    changed: () => queries.invalidateQueries({ queryKey: KEY }),
  };
}
