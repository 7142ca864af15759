/** The reporting channel that players are shown. Plain values without the schema library, so that pages can import them. */
import type { WhereToReport } from './where-to-report.ts';

/** Reporting channel of an installation that has configured none. */
export const NOWHERE: WhereToReport = { email: null, phone: null, button: null };

/** The session's channel, with missing fields from the installation's; null if neither has a channel. */
export function mergeReportingChannels(own: WhereToReport | null, installation: WhereToReport): WhereToReport | null {
  const { email, phone, button } = own ?? NOWHERE;
  return someWhereToReport({
    email: email ?? installation.email,
    phone: phone ?? installation.phone,
    button: button ?? installation.button,
  });
}

/** The channel, or null if all its fields are empty. */
export function someWhereToReport(reporting: WhereToReport): WhereToReport | null {
  return reporting.email === null && reporting.phone === null && reporting.button === null ? null : reporting;
}
