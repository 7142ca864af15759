/** Where the server reads the time: milliseconds since 1970, UTC. Tests bring their own. */
export type Clock = () => number;

/** ISO 8601 in UTC with milliseconds: as stored, it sorts as time does. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
