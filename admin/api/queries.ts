/** The console's cache: how often what is refreshed. */
import { MutationCache, QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '#engine/client/api-error.ts';

/** Milliseconds between two automatic refreshes (specification, section 9). */
export const REFRESH_INTERVAL_MS = 5000;

/** What every query's key starts with, so that one can be refreshed without the others. */
export const QUERY = {
  sessions: ['sessions'],
  rooms: ['rooms'],
  scores: ['scores'],
  storage: ['storage'],
  me: ['me'],
  ready: ['ready'],
} as const;

/** Codes of a change that the server could not write. */
const UNWRITTEN = ['disk-full', 'disk-error'];

/** The console's cache. A failed refresh is not repeated at once: the next one is five seconds away, and the status line says so. */
export function createQueryClient(): QueryClient {
  const always = { networkMode: 'always', retry: false } as const;
  const queries = new QueryClient({
    mutationCache: new MutationCache({
      // Whether the server can write at all is asked at once.
      onError(error) {
        if (error instanceof ApiError && UNWRITTEN.includes(error.code))
          void queries.invalidateQueries({ queryKey: QUERY.ready });
      },
    }),
    defaultOptions: { queries: { ...always, refetchOnReconnect: false, refetchOnWindowFocus: false }, mutations: always },
  });
  return queries;
}

/** Refresh every five seconds, also in a hidden tab, whose picture may be on the wall, and on coming back to it; or never. */
export function refreshing(auto: boolean) {
  return {
    refetchInterval: auto ? REFRESH_INTERVAL_MS : false,
    refetchIntervalInBackground: auto,
    refetchOnWindowFocus: auto ? 'always' : false,
  } as const;
}

/** Fetches sessions, scores and storage again; settled once all three are. */
export function useRefreshAll(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries(), [queries]);
}
