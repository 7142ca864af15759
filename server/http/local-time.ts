/** Times as a spreadsheet reads them, in the time zone of whoever opens it. */

export interface LocalTime {
  /** As the file names it: Europe/Paris. */
  readonly zone: string;
  /** ISO 8601 in UTC → 2026-11-21 10:30:00 */
  format(at: string): string;
}

/** Null for a zone that is none. */
export function localTime(zone: string): LocalTime | null {
  const format = formatOf(zone);
  // The Swedish write years, months and days in this order.
  return format === null ? null : { zone, format: (at) => format.format(Date.parse(at)) };
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
