/** Days of returns, in UTC. Pure. */
import { DAY_MS } from '#engine/rules/milliseconds.ts';
import { type AppointmentKind, DAYS_UNTIL_RETURN, RETURN_DAYS } from '#schemas/return-constants.ts';
import { isoTime } from '../clock.ts';

/** 2026-12-12. @param time milliseconds since 1970 */
export function utcDay(time: number): string {
  return isoTime(time).slice(0, 10);
}

/** The day so many days after a moment or a day. @param from ISO 8601, UTC */
export function dayAfter(from: string, days: number): string {
  return utcDay(Date.parse(from.slice(0, 10)) + days * DAY_MS);
}

/** Last day of a return that opens on this day. */
export function lastDayOf(dueOn: string): string {
  return dayAfter(dueOn, RETURN_DAYS - 1);
}

/** Days of an appointment that is kept now. @param now milliseconds since 1970 */
export function datesOf(kind: AppointmentKind, now: number) {
  const dueOn = dayAfter(isoTime(now), DAYS_UNTIL_RETURN[kind]);
  return { kind, dueOn, endsOn: lastDayOf(dueOn) };
}
