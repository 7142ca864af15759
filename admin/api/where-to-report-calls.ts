/** Queries of the reporting channel: of the installation, and the one in effect for a session. */
import { useQuery } from '@tanstack/react-query';
import { mergeReportingChannels } from '#schemas/reporting-channel.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

/** The installation's reporting channel, used where a session sets none. Cached: it changes with a restart only. */
export function useInstallationWhereToReport(): WhereToReport | undefined {
  const { call } = useSignedIn();
  const { data } = useQuery({
    queryKey: ['reporting'],
    queryFn: ({ signal }) => call<WhereToReport>('GET', '/admin/reporting', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Reporting channel in effect for a session's players; null if there is none, undefined while loading. */
export function useReportingChannel(session: Pick<SessionDetails, 'reporting'> | undefined): WhereToReport | null | undefined {
  const installation = useInstallationWhereToReport();
  return session && installation && mergeReportingChannels(session.reporting, installation);
}
