/** The signed-in account, and what it may do. */
import { useQuery } from '@tanstack/react-query';
import { ROLES } from '#schemas/console-constants.ts';
import type { Facilitator, Role } from '#schemas/facilitators.ts';
import { QUERY } from '../api/queries.ts';
import { useSignedIn } from './signed-in.tsx';

function useAccount() {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: QUERY.me,
    queryFn: ({ signal }) => call<Facilitator>('GET', '/admin/me', { signal }),
    staleTime: 60_000,
  });
}

/** The signed-in account; undefined until it is known. */
export function useMe(): Facilitator | undefined {
  return useAccount().data;
}

/** Whether the signed-in account has this role or a higher one; if not, which it has. Granted where it cannot be known: the server decides. */
export function usePermission(least: Role): 'granted' | 'unknown' | { readonly role: Role } {
  const { data, isError } = useAccount();
  if (data === undefined) return isError ? 'granted' : 'unknown';
  return isAtLeast(data.role, least) ? 'granted' : { role: data.role };
}

/** Whether the signed-in account has this role or a higher one. The server decides; this only hides what it would refuse. */
export function useMay(least: Role): boolean {
  const me = useMe();
  return me !== undefined && isAtLeast(me.role, least);
}

function isAtLeast(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}
