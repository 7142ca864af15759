/** What a campaign says of returns that are set and have no figures yet. */
import { dayAfter } from '#engine/rules/utc-day.ts';
import { type AppointmentKind, DAYS_TO_ASK, DAYS_UNTIL_RETURN, RETURN_DAYS } from '#schemas/return-constants.ts';
import type { ReturnPlan } from '#schemas/return-plans.ts';
import { formatDate } from '../format/local-time.ts';
import { messages } from '../language/language.ts';

/**
 * A sentence for each kind that is set: how many will be asked, from which day on there may be figures, and until when the first returns are
 * awaited, as the page that deletes a session says.
 * @param came people who came to the campaign, to a session that is deleted too
 */
export function plannedReturns({ people }: ReturnPlan, came: number): Partial<Record<AppointmentKind, string>> {
  const { campaigns: words } = messages();
  return Object.fromEntries(
    people.map(({ kind, toCome, nextOn, due }) => {
      if (due > 0) return [kind, words.returnsDue(due)];
      if (nextOn === null) return [kind, words.returnsNobodyYet(DAYS_UNTIL_RETURN[kind] + RETURN_DAYS, came)];
      // Fixed on the day after the last one of a return.
      const figures = dayAfter(nextOn, RETURN_DAYS);
      const last = dayAfter(nextOn, DAYS_TO_ASK + RETURN_DAYS - 1);
      return [kind, words.returnsPlanned(toCome, formatDate(nextOn), formatDate(figures), formatDate(last))];
    }),
  );
}
