/** The signed-in account and its permissions. */

import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { ROLES } from '#schemas/console-constants.ts';
import type { Facilitator, Role } from '#schemas/facilitators.ts';
import { QUERY } from '../api/queries.ts';
import { useSignedIn } from './signed-in.tsx';

function useAccount() {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: QUERY.me,
    queryFn: ({ signal }) => call<Facilitator>('GET', '/admin/me', { signal }),
    staleTime: MINUTE_MS,
  });
}

/** The signed-in account; undefined until it is loaded. */
export function useMe(): Facilitator | undefined {
  return useAccount().data;
}

/**
 * Whether the signed-in account has at least this role; if not, the account's own role. Granted if the role could not be loaded: the server
 * decides anyway.
 */
export function usePermission(least: Role): 'granted' | 'unknown' | { readonly role: Role } {
  const { data, isError } = useAccount();
  if (data === undefined) return isError ? 'granted' : 'unknown';
  return isAtLeast(data.role, least) ? 'granted' : { role: data.role };
}

/** Whether the signed-in account has at least this role. The server enforces it; this only hides what it would refuse. */
export function useMay(least: Role): boolean {
  const me = useMe();
  return me !== undefined && isAtLeast(me.role, least);
}

function isAtLeast(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}
