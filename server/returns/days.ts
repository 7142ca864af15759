/** Days of returns, in UTC. Pure functions. */
import { dayAfter } from '#engine/rules/utc-day.ts';
import { type AppointmentKind, DAYS_UNTIL_RETURN, RETURN_DAYS } from '#schemas/return-constants.ts';
import { isoTime } from '../clock.ts';

/** By weekday from Sunday to Saturday: number of days until the next working day (Monday to Friday), 0 on a working day. */
const UNTIL_WEEKDAY = [1, 0, 0, 0, 0, 0, 2] as const;

/** Last day of a return that opens on the given day. */
export function lastDayOf(dueOn: string): string {
  return dayAfter(dueOn, RETURN_DAYS - 1);
}

/**
 * Days of an appointment that is made now. If the return would begin on a Saturday or Sunday, it begins on the following Monday; its last
 * day stays the same.
 * @param now milliseconds since 1970
 */
export function datesOf(kind: AppointmentKind, now: number) {
  const day = dayAfter(isoTime(now), DAYS_UNTIL_RETURN[kind]);
  const dueOn = dayAfter(day, UNTIL_WEEKDAY[new Date(day).getUTCDay()] ?? 0);
  return { kind, dueOn, endsOn: lastDayOf(day) };
}
