/** Reporting channel of players. Plain values without the schema library, for pages too. */
import type { WhereToReport } from './where-to-report.ts';

/** An installation that says nothing. */
export const NOWHERE: WhereToReport = { email: null, phone: null, button: null };

/** The session's own word over the installation's, field by field; null where neither says anything. */
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
