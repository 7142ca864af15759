import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Facilitator, FacilitatorChange, NewFacilitator, PasswordChange } from '#schemas/facilitators.ts';
import { QUERY } from '../api/queries.ts';
import { useAdmin } from '../auth/use-admin.ts';

const KEY = ['facilitators'] as const;
const address = (id: string) => `/admin/facilitators/${encodeURIComponent(id)}`;

/** Every account; for administrators. */
export function useFacilitators(enabled: boolean) {
  const { send } = useAdmin();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<Facilitator[]> => (await send('/admin/facilitators', { signal })).json(),
    enabled,
  });
}

/** Calls that change accounts. Each throws AdminCallError, and is settled once the list shows what it did. */
export interface AccountCalls {
  add(account: NewFacilitator): Promise<void>;
  change(id: string, change: FacilitatorChange): Promise<void>;
  signOut(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  changeOwnPassword(change: PasswordChange): Promise<void>;
  signOutEverywhere(): Promise<void>;
}

export function useAccountCalls(): AccountCalls {
  const { send } = useAdmin();
  const queries = useQueryClient();
  const listed = async (call: Promise<unknown>) => {
    await call;
    // One's own role may be among what changed.
    await Promise.all([queries.invalidateQueries({ queryKey: KEY }), queries.invalidateQueries({ queryKey: QUERY.me })]);
  };
  return {
    add: (body) => listed(send('/admin/facilitators', { method: 'POST', body })),
    change: (id, body) => listed(send(address(id), { method: 'PATCH', body })),
    signOut: (id) => listed(send(`${address(id)}/sign-out`, { method: 'POST' })),
    remove: (id) => listed(send(address(id), { method: 'DELETE' })),
    changeOwnPassword: async (body) => void (await send('/admin/me/password', { method: 'POST', body })),
    signOutEverywhere: async () => void (await send('/admin/me/sign-out-everywhere', { method: 'POST' })),
  };
}
