/** Refused logins of a session, with the actions on them. */
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Door, DoorDecision } from '#schemas/door.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

/** Poll interval in milliseconds: refused logins cause no events. */
export const DOOR_INTERVAL_MS = 5_000;

interface DoorCalls {
  /** Undefined until the door is loaded. */
  readonly door: Door | undefined;
  /** Adds the address to the allow-list. */
  readonly letIn: UseMutationResult<Door, Error, string>;
  readonly dismiss: UseMutationResult<Door, Error, string>;
  /** Decides about newcomers who wait. */
  readonly decide: UseMutationResult<Door, Error, DoorDecision>;
}

/** @param session its id */
export function useDoor(session: string): DoorCalls {
  const { call } = useSignedIn();
  const queries = useQueryClient();
  const path = `/admin/sessions/${encodeURIComponent(session)}/door`;
  const queryKey = ['door', session];
  const { data: door } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<Door>('GET', path, { signal }),
    refetchInterval: DOOR_INTERVAL_MS,
    // No retry is needed: the cockpit already reports an unreachable server.
    retry: false,
  });
  const onSuccess = (after: Door) => queries.setQueryData(queryKey, after);
  const letIn = useMutation({
    mutationFn: (email: string) => call<Door>('POST', `${path}/let-in`, { body: { email } }),
    onSuccess,
  });
  const dismiss = useMutation({
    mutationFn: (email: string) => call<Door>('POST', `${path}/dismiss`, { body: { email } }),
    onSuccess,
  });
  const decide = useMutation({
    mutationFn: (decision: DoorDecision) => call<Door>('POST', `${path}/waiting`, { body: decision }),
    onSuccess,
  });
  return { door, letIn, dismiss, decide };
}
