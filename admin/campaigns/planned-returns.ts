/** What a campaign says of returns that are set and have no figures yet. */
import { type AppointmentKind, DAYS_UNTIL_RETURN, RETURN_DAYS } from '#schemas/return-constants.ts';
import type { ReturnPlan } from '#schemas/return-plans.ts';
import { formatDate } from '../format/local-time.ts';
import { messages } from '../language/language.ts';

const DAY_MS = 86_400_000;

/** A sentence for each kind that is set: how many will be asked, and from which day on there may be figures. */
export function plannedReturns({ people }: ReturnPlan): Partial<Record<AppointmentKind, string>> {
  const { campaigns: words } = messages();
  return Object.fromEntries(
    people.map(({ kind, toCome, nextOn, due }) => {
      if (due > 0) return [kind, words.returnsDue(due)];
      if (nextOn === null) return [kind, words.returnsNobodyYet(DAYS_UNTIL_RETURN[kind] + RETURN_DAYS)];
      // Fixed on the day after the last one of a return.
      const figures = new Date(Date.parse(nextOn) + RETURN_DAYS * DAY_MS).toISOString().slice(0, 10);
      return [kind, words.returnsPlanned(toCome, formatDate(nextOn), formatDate(figures))];
    }),
  );
}
