/** The reporting channel of a session, from its row. */

import { mergeReportingChannels, someWhereToReport } from '#schemas/reporting-channel.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';

export const WHERE_TO_REPORT_COLUMNS = ['report_email', 'report_phone', 'report_button'] as const;

export type WhereToReportColumns = Readonly<Record<(typeof WHERE_TO_REPORT_COLUMNS)[number], string | null>>;

/** The session's own channel; null if it uses the installation's. */
export function whereToReportOf({ report_email, report_phone, report_button }: WhereToReportColumns): WhereToReport | null {
  return someWhereToReport({ email: report_email, phone: report_phone, button: report_button });
}

/** The channel that players see: the session's own, else the installation's; null if neither is set. */
export function resolveReportingChannel(row: WhereToReportColumns, installation: WhereToReport): WhereToReport | null {
  return mergeReportingChannels(whereToReportOf(row), installation);
}
