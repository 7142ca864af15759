import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#schemas/admin.ts';
import type { SessionSetup } from '#schemas/session-setup.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { useSessionCalls } from '../api/session-calls.ts';

/** Creates a session, or replaces the set-up of the one with this id. Fails with an ApiError, whose `field` names what is wrong. */
export function useSaveSetup(id: string | null) {
  const { create, setUp } = useSessionCalls();
  const { keyFor } = useIdempotencyKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (setup: SessionSetup): Promise<Session> => (id === null ? create(setup, keyFor(setup)) : setUp(id, setup)),
    onSuccess: () => queries.invalidateQueries(),
  });
}
