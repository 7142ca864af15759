import { useReportFailure } from '../parts/status-line.tsx';
import { reasonOf } from '../words/reason.ts';

interface Refreshed {
  readonly isError: boolean;
  readonly error: unknown;
}

/** Says in the status line which of the three could not be refreshed, until it can. */
export function useRefreshFailures(queries: { sessions: Refreshed; scores: Refreshed; storage: Refreshed }): void {
  useReportFailure('sessions-refresh', failure('sessions', queries.sessions));
  useReportFailure('scores-refresh', failure('scores', queries.scores));
  useReportFailure('storage-refresh', failure('storage figures', queries.storage));
}

function failure(what: string, { isError, error }: Refreshed): string | null {
  return isError ? `Could not refresh the ${what}: ${reasonOf(error)}` : null;
}
