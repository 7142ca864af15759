/** Where the players of a session report, as its row holds it. */

import { mergeReportingChannels, someWhereToReport } from '#schemas/reporting-channel.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';

export const WHERE_TO_REPORT_COLUMNS = ['report_email', 'report_phone', 'report_button'] as const;

export type WhereToReportColumns = Readonly<Record<(typeof WHERE_TO_REPORT_COLUMNS)[number], string | null>>;

/** The session's own; null is as the installation says. */
export function whereToReportOf({ report_email, report_phone, report_button }: WhereToReportColumns): WhereToReport | null {
  return someWhereToReport({ email: report_email, phone: report_phone, button: report_button });
}

/** What its players are told; null where nothing is set. */
export function resolveReportingChannel(row: WhereToReportColumns, installation: WhereToReport): WhereToReport | null {
  return mergeReportingChannels(whereToReportOf(row), installation);
}
