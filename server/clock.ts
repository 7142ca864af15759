/** The server's clock: milliseconds since 1970, UTC. Injected, so that tests can replace it. */
export type Clock = () => number;

/** ISO 8601 in UTC with milliseconds, so that stored texts sort by time. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The date in this machine's time zone, which `TZ` may set: 2026-11-21. @param at ISO 8601 in UTC */
export function localDay(at: string): string {
  const day = new Date(at);
  const padded = (part: number) => String(part).padStart(2, '0');
  // Without `Intl`, which would load its tables into memory (decision 62).
  return `${day.getFullYear()}-${padded(day.getMonth() + 1)}-${padded(day.getDate())}`;
}
