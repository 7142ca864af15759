/** Where the server reads the time: milliseconds since 1970, UTC. Tests bring their own. */
export type Clock = () => number;

/** ISO 8601 in UTC with milliseconds: as stored, it sorts as time does. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The day of a moment on the calendar of this machine, whose time zone `TZ` may set: 2026-11-21. @param at ISO 8601 in UTC */
export function localDay(at: string): string {
  // The Swedish write years, months and days in this order.
  return new Date(at).toLocaleDateString('sv-SE');
}
