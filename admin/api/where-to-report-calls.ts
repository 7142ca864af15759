/** Where players report: what the installation says, and what comes of it in a session. */
import { useQuery } from '@tanstack/react-query';
import { mergeReportingChannels } from '#schemas/reporting-channel.ts';
import type { SessionDetails } from '#schemas/session-setup.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';
import { useSignedIn } from '../auth/signed-in.tsx';

/** Where players report wherever a session says nothing else: kept, as it changes with a start of the server only. */
export function useInstallationWhereToReport(): WhereToReport | undefined {
  const { call } = useSignedIn();
  const { data } = useQuery({
    queryKey: ['reporting'],
    queryFn: ({ signal }) => call<WhereToReport>('GET', '/admin/reporting', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** What the players of a session are told; null where nothing is set, undefined until it is known. */
export function useReportingChannel(session: Pick<SessionDetails, 'reporting'> | undefined): WhereToReport | null | undefined {
  const installation = useInstallationWhereToReport();
  return session && installation && mergeReportingChannels(session.reporting, installation);
}
