import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#schemas/admin.ts';
import type { SessionDetails, SessionSetup } from '#schemas/session-setup.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { useAdmin } from '../auth/use-admin.ts';

/** One session with everything that was set up; nothing is asked for without an id. */
export function useSessionDetails(id: string | null) {
  const { send } = useAdmin();
  return useQuery({
    queryKey: ['session-setup', id],
    queryFn: async ({ signal }): Promise<SessionDetails> =>
      (await send(`/admin/sessions/${encodeURIComponent(id ?? '')}`, { signal })).json(),
    enabled: id !== null,
    // A form begins with what the server holds now, never with what it held at the last visit.
    gcTime: 0,
  });
}

/** Creates a session, or replaces the set-up of the one with this id. Fails with AdminCallError, whose `field` names what is wrong. */
export function useSaveSetup(id: string | null) {
  const { send, api } = useAdmin();
  const { keyFor } = useIdempotencyKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (setup: SessionSetup): Promise<Session> => {
      if (id === null) return api.createSession(setup, keyFor(setup));
      return (await send(`/admin/sessions/${encodeURIComponent(id)}`, { method: 'PUT', body: setup })).json();
    },
    onSuccess: () => queries.invalidateQueries(),
  });
}
