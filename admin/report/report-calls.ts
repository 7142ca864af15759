/** Calls and queries about reports. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ConclusionRequest, NamedReport, NamedReportRequest, ReportReply } from '#schemas/reports.ts';
import type { ReturnFigures } from '#schemas/return-figures.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { type ReportChoice, reportQuery } from './report-choice.ts';

/**
 * The anonymous report of the chosen sessions. The previous report stays until the new one is loaded.
 * @param wanted false while no session is chosen, or while the facilitator has not agreed that figures are fixed
 */
export function useAnonymousReport(choice: ReportChoice, wanted: boolean) {
  const { call } = useSignedIn();
  const query = reportQuery(choice);
  return useQuery({
    queryKey: ['report', query],
    queryFn: ({ signal }) => call<ReportReply>('GET', `/admin/reports${query}`, { signal }),
    enabled: wanted,
    ...(wanted ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Draws up the report with names. The audit log stores the account and the reason. */
export function useNamedReport(): (request: NamedReportRequest) => Promise<NamedReport> {
  const { call } = useSignedIn();
  return (body) => call<NamedReport>('POST', '/admin/reports/named', { body });
}

/** Saves the facilitators' conclusion. */
export function useConclude(): (request: ConclusionRequest) => Promise<{ readonly text: string }> {
  const { call } = useSignedIn();
  return (body) => call<{ text: string }>('PUT', '/admin/reports/conclusion', { body });
}

/**
 * Results of the returns of these sessions. Reading them fixes figures that are due, as reading the report does. @param wanted as for the
 * report
 */
export function useReturnFigures(sessions: readonly string[], wanted: boolean) {
  const { call } = useSignedIn();
  const chosen = sessions.join(',');
  return useQuery({
    queryKey: ['returns', chosen],
    queryFn: ({ signal }) => call<ReturnFigures[]>('GET', `/admin/returns?sessions=${chosen}`, { signal }),
    enabled: wanted,
  });
}
