/** API calls of a remote. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createCall, withToken } from '#engine/client/call.ts';
import { newKey } from '#engine/client/new-key.ts';
import type { RemoteAction, RemoteHint, RemoteMessage, RemoteStep, RemoteView } from '#schemas/remote.ts';
import type { NameHiding, WallNames } from '#schemas/wall-names.ts';
import { useOutdated } from '../api/outdated.ts';
import { inOwnLanguage } from '../api/own-language.ts';
import { pairPhone, readRemoteToken } from './pairing.ts';

/** Poll interval in milliseconds. */
const INTERVAL_MS = 2_000;
const QUERY_KEY = ['remote'] as const;

/** Client without a token, for pairing. */
const guestCall = inOwnLanguage(createCall());

/** Pairs this phone by the secret of a link, and drops what was loaded of the session with which it was paired before. */
export function usePairing(onPaired: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (secret: string) => pairPhone(guestCall, secret),
    onSuccess() {
      void queries.resetQueries({ queryKey: QUERY_KEY });
      onPaired();
    },
  });
}

/** Client with the phone's token. @param onRefused called for every 401 with the token that was sent */
export function useRemoteCall(onRefused: (sentWith: string | null) => void) {
  return useMemo(() => withToken(guestCall, readRemoteToken, onRefused), [onRefused]);
}
type RemoteCall = ReturnType<typeof useRemoteCall>;

export function useRemoteView(call: RemoteCall, paired: boolean) {
  return useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => call<RemoteView>('GET', '/remote', { signal }),
    enabled: paired,
    refetchInterval: INTERVAL_MS,
    // Refetches when the page becomes visible again.
    refetchOnWindowFocus: 'always',
  });
}

/** Names on the projector's screen, polled while the component is mounted. */
export function useRemoteNames(call: RemoteCall) {
  return useQuery({
    queryKey: [...QUERY_KEY, 'names'],
    queryFn: ({ signal }) => call<WallNames>('GET', '/remote/names', { signal }),
    refetchInterval: INTERVAL_MS,
  });
}

export type RemoteAct =
  | { readonly path: 'clock'; readonly body: RemoteAction }
  | { readonly path: 'messages'; readonly body: RemoteMessage }
  | { readonly path: 'hints'; readonly body: RemoteHint }
  | { readonly path: 'names'; readonly body: NameHiding }
  | { readonly path: 'debrief'; readonly body: RemoteStep };

/** An action, with its confirmation message. */
interface Doing {
  readonly act: RemoteAct;
  readonly said: string;
  /** Idempotency key of the press: a repeated call for the same press has no further effect. */
  readonly key: string;
}

export function doing(act: RemoteAct, said: string): Doing {
  return { act, said, key: newKey() };
}

export function useRemoteAct(call: RemoteCall) {
  const queries = useQueryClient();
  const act = useMutation({
    mutationFn: ({ act: { path, body }, key }: Doing) => call<unknown>('POST', `/remote/${path}`, { body, idempotencyKey: key }),
    // After a lost reply the call is repeated with the same idempotency key.
    retry: (failures, error) => failures < 1 && 'network' in error && error.network === true,
    onSettled: () => queries.invalidateQueries({ queryKey: QUERY_KEY }),
  });
  useOutdated(act);
  return act;
}
