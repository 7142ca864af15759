/** Where players are told to report what they doubt. Plain values without the schema library, for pages too. */
import type { Reporting } from './reporting.ts';

/** An installation that says nothing. */
export const NOWHERE: Reporting = { email: null, phone: null, button: null };

/** The session's own word over the installation's, field by field; null where neither says anything. */
export function reportingTold(own: Reporting | null, installation: Reporting): Reporting | null {
  const { email, phone, button } = own ?? NOWHERE;
  return someReporting({
    email: email ?? installation.email,
    phone: phone ?? installation.phone,
    button: button ?? installation.button,
  });
}

/** What says nothing is none. */
export function someReporting(reporting: Reporting): Reporting | null {
  return reporting.email === null && reporting.phone === null && reporting.button === null ? null : reporting;
}
