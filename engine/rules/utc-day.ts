/** Calendar days in UTC, as 2026-12-12. Pure. */
import { DAY_MS } from './milliseconds.ts';

/** The UTC day of a time. @param time milliseconds since 1970 */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The UTC day that is `days` days after a time or a day. @param from ISO 8601, UTC */
export function dayAfter(from: string, days: number): string {
  return utcDay(Date.parse(from.slice(0, 10)) + days * DAY_MS);
}
