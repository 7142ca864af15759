/** The calls about accounts. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Facilitator, FacilitatorChange, NewFacilitator, PasswordChange } from '#schemas/facilitators.ts';
import { QUERY } from '../api/queries.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

const KEY = ['facilitators'] as const;
const address = (id: string) => `/admin/facilitators/${encodeURIComponent(id)}`;

/** Every account; for administrators. */
export function useFacilitators(enabled: boolean) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<Facilitator[]>('GET', '/admin/facilitators', { signal }),
    enabled,
  });
}

/** Calls that change accounts. Each rejects with an ApiError, and resolves once the list of accounts is loaded again. */
interface AccountCalls {
  add(account: NewFacilitator): Promise<void>;
  change(id: string, change: FacilitatorChange): Promise<void>;
  signOut(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  changeOwnPassword(change: PasswordChange): Promise<void>;
  signOutEverywhere(): Promise<void>;
}

export function useAccountCalls(): AccountCalls {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const listed = async (change: Promise<unknown>) => {
    await change;
    // The change may be to the signed-in account's own role, so that account is reloaded too.
    await Promise.all([queries.invalidateQueries({ queryKey: KEY }), queries.invalidateQueries({ queryKey: QUERY.me })]);
  };
  return {
    add: (body) => listed(call('POST', '/admin/facilitators', { body })),
    change: (id, body) => listed(call('PATCH', address(id), { body })),
    signOut: (id) => listed(call('POST', `${address(id)}/sign-out`)),
    remove: (id) => listed(call('DELETE', address(id))),
    changeOwnPassword: (body) => call('POST', '/admin/me/password', { body }),
    signOutEverywhere: () => call('POST', '/admin/me/sign-out-everywhere'),
  };
}
