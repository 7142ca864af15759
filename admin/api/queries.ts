import { QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAdmin } from '../auth/use-admin.ts';
import { choiceValue, type ScoreChoice } from '../desk/score-choice.ts';
import { BOARD_ROWS } from './admin-api.ts';

/** Milliseconds between two automatic refreshes (specification, section 9). */
export const REFRESH_INTERVAL = 5000;

/** What every query's key starts with, so that one can be refreshed without the others. */
export const QUERY = { sessions: ['sessions'], scores: ['scores'], storage: ['storage'], me: ['me'] } as const;

/** The console's cache. A failed refresh is not repeated at once: the next one is five seconds away, and the status line says so. */
export function createQueryClient(): QueryClient {
  const always = { networkMode: 'always', retry: false } as const;
  return new QueryClient({
    defaultOptions: { queries: { ...always, refetchOnReconnect: false, refetchOnWindowFocus: false }, mutations: always },
  });
}

/** Refresh every five seconds while the tab is visible, and on coming back to it; or never. */
function refreshing(auto: boolean) {
  return {
    refetchInterval: auto ? REFRESH_INTERVAL : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: auto ? 'always' : false,
  } as const;
}

/** Every session. */
export function useSessions(auto = false) {
  const { api } = useAdmin();
  return useQuery({ queryKey: QUERY.sessions, queryFn: ({ signal }) => api.sessions(signal), ...refreshing(auto) });
}

/** The best rows of a board. */
export function useScores(choice: ScoreChoice, auto: boolean) {
  const { api } = useAdmin();
  return useQuery({
    queryKey: [...QUERY.scores, choiceValue(choice)],
    queryFn: ({ signal }) => api.scores(choice, BOARD_ROWS, signal),
    ...refreshing(auto),
  });
}

/** What the database holds, and its size. */
export function useStorage(auto: boolean) {
  const { api } = useAdmin();
  return useQuery({ queryKey: QUERY.storage, queryFn: ({ signal }) => api.storage(signal), ...refreshing(auto) });
}

/** Fetches sessions, scores and storage again; settled once all three are. */
export function useRefreshAll(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries(), [queries]);
}
