/** Sentences about returns that a campaign sets and that have no figures yet. */
import { dayAfter } from '#engine/rules/utc-day.ts';
import { type AppointmentKind, DAYS_TO_ASK, DAYS_UNTIL_RETURN, RETURN_DAYS } from '#schemas/return-constants.ts';
import type { ReturnPlan } from '#schemas/return-plans.ts';
import { formatDate } from '../format/local-time.ts';
import { messages } from '../language/language.ts';

/**
 * One sentence for each kind of return: how many are due; else how many people will be invited, from which day there may be figures, and
 * until when the first returns are awaited; else that nobody has one yet. The page that deletes a session shows the same last day.
 * @param came number of people who attended a session of the campaign, including sessions deleted since
 */
export function plannedReturns({ people }: ReturnPlan, came: number): Partial<Record<AppointmentKind, string>> {
  const { campaigns: words } = messages();
  return Object.fromEntries(
    people.map(({ kind, toCome, nextOn, due }) => {
      if (due > 0) return [kind, words.returnsDue(due)];
      if (nextOn === null) return [kind, words.returnsNobodyYet(DAYS_UNTIL_RETURN[kind] + RETURN_DAYS, came)];
      // Figures are fixed on the day after a return's last day.
      const figures = dayAfter(nextOn, RETURN_DAYS);
      const last = dayAfter(nextOn, DAYS_TO_ASK + RETURN_DAYS - 1);
      return [kind, words.returnsPlanned(toCome, formatDate(nextOn), formatDate(figures), formatDate(last))];
    }),
  );
}
