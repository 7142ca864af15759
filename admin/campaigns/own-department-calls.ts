/** Queries of the role `department`. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AttendanceState } from '#schemas/campaigns.ts';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import type { OwnCampaign, OwnDepartments, OwnPeople } from '#schemas/own-departments.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

const OWN = '/admin/own-departments';
const KEY = ['own-departments'];
const address = (campaign: string) => `${OWN}/${encodeURIComponent(campaign)}`;

/** Departments of the account, and their campaigns. */
export function useOwnDepartments() {
  const { call } = useSignedIn();
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call<OwnDepartments>('GET', OWN, { signal }) });
}

/** A campaign with the figures of the account's departments. */
export function useOwnCampaign(campaign: string) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: [...KEY, campaign],
    queryFn: ({ signal }) => call<OwnCampaign>('GET', address(campaign), { signal }),
  });
}

/** Filter of expected people; null for any. */
export interface OwnFilter {
  readonly department: string | null;
  readonly state: AttendanceState | null;
}

/** One page of people expected from the account's departments. @param offset of the page */
export function useOwnPeople(campaign: string, filter: OwnFilter, offset: number) {
  const { call } = useSignedIn();
  const query = new URLSearchParams({ ...chosen(filter), limit: String(USUAL_PAGE), offset: String(offset) });
  return useQuery({
    queryKey: [...KEY, campaign, 'people', filter, offset],
    queryFn: ({ signal }) => call<OwnPeople>('GET', `${address(campaign)}/people?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Path of the CSV file of the people whom the filter matches. */
export function ownPeopleFile(campaign: string, filter: OwnFilter): string {
  return `${address(campaign)}/people.csv?${new URLSearchParams(chosen(filter))}`;
}

function chosen({ department, state }: OwnFilter): Record<string, string> {
  return { ...(department !== null && { department }), ...(state !== null && { state }) };
}
