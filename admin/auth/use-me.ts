import { useQuery } from '@tanstack/react-query';
import { ROLES } from '#schemas/console-words.ts';
import type { Facilitator, Role } from '#schemas/facilitators.ts';
import { QUERY } from '../queries.ts';
import { useAdmin } from './use-admin.ts';

/** The signed-in account; undefined until it is known. */
export function useMe(): Facilitator | undefined {
  const { send } = useAdmin();
  const me = useQuery({
    queryKey: QUERY.me,
    queryFn: async ({ signal }): Promise<Facilitator> => (await send('/admin/me', { signal })).json(),
    staleTime: 60_000,
  });
  return me.data;
}

/** Whether the signed-in account has this role or a higher one. The server decides; this only hides what it would refuse. */
export function useMay(least: Role): boolean {
  const me = useMe();
  return me !== undefined && ROLES.indexOf(me.role) >= ROLES.indexOf(least);
}
