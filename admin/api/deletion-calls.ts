/** Calls and queries about a session's owner, and about deletions that take two accounts. */
import { useQuery } from '@tanstack/react-query';
import type { SessionDeletion } from '#schemas/session-deletion.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { refreshing } from './queries.ts';

const address = (session: string) => `/admin/sessions/${encodeURIComponent(session)}/deletion`;

/** Owner and requested deletion of a session; disabled without an id. */
export function useDeletion(session: string | undefined) {
  const { call } = useSignedIn();
  return useQuery({
    queryKey: ['deletion', session],
    queryFn: ({ signal }) => call<SessionDeletion>('GET', address(session ?? ''), { signal }),
    enabled: session !== undefined,
    ...refreshing(true),
  });
}

/** Calls about a deletion. Each may be repeated, and rejects with an ApiError. */
interface DeletionCalls {
  request(session: string): Promise<SessionDeletion>;
  /** Withdraws one's own request, or refuses a colleague's. */
  withdraw(session: string): Promise<SessionDeletion>;
  confirm(session: string, request: string): Promise<void>;
  handOver(session: string, owner: string): Promise<SessionDeletion>;
}

export function useDeletionCalls(): DeletionCalls {
  const { call } = useSignedIn();
  return {
    request: (session) => call('PUT', address(session)),
    withdraw: (session) => call('DELETE', address(session)),
    confirm: (session, request) => call('POST', `${address(session)}/confirmation`, { body: { request } }),
    handOver: (session, owner) => call('PUT', `/admin/sessions/${encodeURIComponent(session)}/owner`, { body: { owner } }),
  };
}
