import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#engine/client/api-error.ts';
import { QUERY, REFRESH_INTERVAL_MS } from '../api/queries.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { messages } from '../language/language.ts';

/** Milliseconds between two checks while nothing is wrong; a change that the server could not write is followed by one at once. */
export const READY_INTERVAL_MS = 30_000;

/** Codes of `/readyz` for the status line; for a full disk the console has a longer text than the server. */
const TOLD: readonly string[] = ['disk-error', 'database-moved', 'database-unavailable'];

/** Status line on every page: the reason why the server is not ready (`GET /readyz`), while it is not. */
export function ServerReadiness() {
  const { call } = useSignedIn();
  const ready = useQuery({
    queryKey: QUERY.ready,
    queryFn: ({ signal }) => call<unknown>('GET', '/readyz', { signal }),
    // Assumed ready at first, so that the page does not wait for one more call.
    initialData: null,
    staleTime: READY_INTERVAL_MS,
    refetchInterval: ({ state }) => (state.status === 'error' ? REFRESH_INTERVAL_MS : READY_INTERVAL_MS),
  });
  useReportFailure('readiness', messageOf(ready.error));
  return null;
}

/** Null for a failure that is not the server's own word, e.g. of the network or of a proxy: the page's calls tell those. */
function messageOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'disk-full') return messages().shell.diskFull;
  return TOLD.includes(error.code) ? error.message : null;
}
