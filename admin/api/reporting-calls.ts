/** Where players report: what the installation says, and what comes of it in a session. */
import { useQuery } from '@tanstack/react-query';
import type { Reporting } from '#schemas/reporting.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import { reportingTold } from '#schemas/where-to-report.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

/** Where players report wherever a session says nothing else: kept, as it changes with a start of the server only. */
export function useInstallationReporting(): Reporting | undefined {
  const { call } = useSignedIn();
  const { data } = useQuery({
    queryKey: ['reporting'],
    queryFn: ({ signal }) => call<Reporting>('GET', '/admin/reporting', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** What the players of a session are told; null where nothing is set, undefined until it is known. */
export function useReportingTold(session: Pick<SessionDetails, 'reporting'> | undefined): Reporting | null | undefined {
  const installation = useInstallationReporting();
  return session && installation && reportingTold(session.reporting, installation);
}
