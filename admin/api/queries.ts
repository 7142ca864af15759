/** Query cache of the console, with its refresh intervals. */
import { MutationCache, QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '#engine/client/api-error.ts';

/** Milliseconds between two automatic refreshes (specification, section 9). */
export const REFRESH_INTERVAL_MS = 5000;

/** First parts of query keys, so that one kind can be invalidated without the others. */
export const QUERY = {
  sessions: ['sessions'],
  rooms: ['rooms'],
  scores: ['scores'],
  storage: ['storage'],
  me: ['me'],
  ready: ['ready'],
} as const;

/** Error codes that mean the server cannot write. */
const UNWRITTEN = ['disk-full', 'disk-error'];

/**
 * Creates the query cache. Failed refreshes are not retried at once: the next one is five seconds later, and the status line shows the
 * error.
 */
export function createQueryClient(): QueryClient {
  const always = { networkMode: 'always', retry: false } as const;
  const queries = new QueryClient({
    mutationCache: new MutationCache({
      // If the server failed to write, check at once whether it can write at all.
      onError(error) {
        if (error instanceof ApiError && UNWRITTEN.includes(error.code))
          void queries.invalidateQueries({ queryKey: QUERY.ready });
      },
    }),
    defaultOptions: { queries: { ...always, refetchOnReconnect: false, refetchOnWindowFocus: false }, mutations: always },
  });
  return queries;
}

/**
 * Query options. With `auto`: refresh every five seconds, also in a hidden tab (it may be on a projector), and when the tab gets the focus.
 * Without `auto`: no refresh.
 */
export function refreshing(auto: boolean) {
  return {
    refetchInterval: auto ? REFRESH_INTERVAL_MS : false,
    refetchIntervalInBackground: auto,
    refetchOnWindowFocus: auto ? 'always' : false,
  } as const;
}

/** Reloads all data that the page shows; resolves when everything is loaded. */
export function useRefreshAll(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries(), [queries]);
}
