/** Reporting channel of players. Plain values without the schema library, for pages too. */
import type { WhereToReport } from './where-to-report.ts';

/** Channel of an installation without a configured one. */
export const NOWHERE: WhereToReport = { email: null, phone: null, button: null };

/** The session's channel, with missing fields from the installation's; null where neither has one. */
export function mergeReportingChannels(own: WhereToReport | null, installation: WhereToReport): WhereToReport | null {
  const { email, phone, button } = own ?? NOWHERE;
  return someWhereToReport({
    email: email ?? installation.email,
    phone: phone ?? installation.phone,
    button: button ?? installation.button,
  });
}

/** An empty channel counts as none. */
export function someWhereToReport(reporting: WhereToReport): WhereToReport | null {
  return reporting.email === null && reporting.phone === null && reporting.button === null ? null : reporting;
}
