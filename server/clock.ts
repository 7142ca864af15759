/** The server's clock: milliseconds since 1970, UTC. Injected, so that tests can replace it. */
export type Clock = () => number;

/** ISO 8601 in UTC with milliseconds, so that stored texts sort by time. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The date in this machine's time zone, which `TZ` may set: 2026-11-21. @param at ISO 8601 in UTC */
export function localDay(at: string): string {
  // The Swedish locale formats dates as ISO 8601 does: year, month, day.
  return new Date(at).toLocaleDateString('sv-SE');
}
