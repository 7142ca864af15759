/** The console's cache: how often what is refreshed. */
import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Milliseconds between two automatic refreshes (specification, section 9). */
export const REFRESH_INTERVAL_MS = 5000;

/** What every query's key starts with, so that one can be refreshed without the others. */
export const QUERY = { sessions: ['sessions'], rooms: ['rooms'], scores: ['scores'], storage: ['storage'], me: ['me'] } as const;

/** The console's cache. A failed refresh is not repeated at once: the next one is five seconds away, and the status line says so. */
export function createQueryClient(): QueryClient {
  const always = { networkMode: 'always', retry: false } as const;
  return new QueryClient({
    defaultOptions: { queries: { ...always, refetchOnReconnect: false, refetchOnWindowFocus: false }, mutations: always },
  });
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
