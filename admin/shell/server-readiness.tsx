import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#engine/client/api-error.ts';
import { QUERY, REFRESH_INTERVAL_MS } from '../api/queries.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { messages } from '../language/language.ts';

/** Milliseconds between two checks while the server is ready. A failed write triggers a further check at once. */
export const READY_INTERVAL_MS = 30_000;

/** Codes of `/readyz` whose message is shown. For a full disk the console has a longer message of its own. */
const TOLD: readonly string[] = ['disk-error', 'database-moved', 'database-unavailable'];

/** Shows in the status line of every page why the server is not ready (`GET /readyz`), as long as it is not. */
export function ServerReadiness() {
  const { call } = useSignedIn();
  const ready = useQuery({
    queryKey: QUERY.ready,
    queryFn: ({ signal }) => call<unknown>('GET', '/readyz', { signal }),
    // The server is assumed to be ready at first, so that the page does not wait for one more call.
    initialData: null,
    staleTime: READY_INTERVAL_MS,
    refetchInterval: ({ state }) => (state.status === 'error' ? REFRESH_INTERVAL_MS : READY_INTERVAL_MS),
  });
  useReportFailure('readiness', messageOf(ready.error));
  return null;
}

/**
 * Message for the status line; null for failures without a known code of the server, e.g. of the network or a proxy, which the page's own
 * calls report.
 */
function messageOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'disk-full') return messages().shell.diskFull;
  return TOLD.includes(error.code) ? error.message : null;
}
