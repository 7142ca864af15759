/** Whether the server can write, for the status line: a full disk is told before somebody presses something. */
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#engine/client/api-error.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';

/** Milliseconds between two looks, and before the first: the page's own answers come first. */
const HEALTH_INTERVAL_MS = 15_000;

/** What to do about what `/readyz` says, by its code; another code is told in the server's words alone. */
const ADVICE: Readonly<Record<string, string>> = {
  'disk-full':
    'Nothing that players solve or you change is kept until there is room; they are told so. Free space on the server’s disk.',
};

/** Shows in the status line that the server cannot write, for as long as it cannot. */
export function useServerHealth(): void {
  const { call } = useSignedIn();
  const { error } = useQuery({
    queryKey: ['readyz'],
    queryFn: async ({ signal }) => {
      await call('GET', '/readyz', { signal });
      return true;
    },
    initialData: true,
    staleTime: HEALTH_INTERVAL_MS,
    refetchInterval: HEALTH_INTERVAL_MS,
    refetchIntervalInBackground: true,
  });
  useReportFailure('server', error instanceof ApiError && error.status === 503 ? textOf(error) : null);
}

function textOf({ message, code }: ApiError): string {
  return [message, ADVICE[code] ?? ''].join(' ').trim();
}
