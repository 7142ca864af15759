import { useQuery } from '@tanstack/react-query';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { useAdmin } from '../auth/use-admin.ts';

/** How many participants a session has; undefined until it is known, and when it cannot be known. */
export function useParticipantCount(id: string | undefined): number | undefined {
  const { send } = useAdmin();
  const details = useQuery({
    queryKey: ['session', id],
    queryFn: async ({ signal }): Promise<SessionDetails> =>
      (await send(`/admin/sessions/${encodeURIComponent(id ?? '')}`, { signal })).json(),
    enabled: id !== undefined,
  });
  return details.data?.participants;
}
