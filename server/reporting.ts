/** Where the players of a session report, as its row holds it. */
import type { Reporting } from '#schemas/reporting.ts';
import { reportingTold, someReporting } from '#schemas/where-to-report.ts';

export const REPORTING_COLUMNS = ['report_email', 'report_phone', 'report_button'] as const;

export type ReportingColumns = Readonly<Record<(typeof REPORTING_COLUMNS)[number], string | null>>;

/** The session's own; null is as the installation says. */
export function reportingOf({ report_email, report_phone, report_button }: ReportingColumns): Reporting | null {
  return someReporting({ email: report_email, phone: report_phone, button: report_button });
}

/** What its players are told; null where nothing is set. */
export function reportingToldIn(row: ReportingColumns, installation: Reporting): Reporting | null {
  return reportingTold(reportingOf(row), installation);
}
