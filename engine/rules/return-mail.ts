/** Text of a campaign's return invitation, with the person's own link and the last day on which it works. Pure. */

import { LAST_DAY_FIELD, LINK_FIELD } from '#schemas/return-constants.ts';
import { frenchDate } from './french-date.ts';

/** Created for the first mail: a server that sends none loads no tables of ICU (decision 62). */
let days: Intl.DateTimeFormat | undefined;

/** Text of the mail. @param lastDay UTC: 2026-12-26 */
export function returnMailText(text: string, link: string, lastDay: string): string {
  days ??= new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return text.replaceAll(LINK_FIELD, link).replaceAll(LAST_DAY_FIELD, frenchDate(days.format(Date.parse(lastDay))));
}
