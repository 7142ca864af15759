/** Times in a form that spreadsheets read, in the reader's time zone. */
import { ServerError } from '../errors.ts';

export interface LocalTime {
  /** IANA name, as the file shows it: Europe/Paris. */
  readonly zone: string;
  /** ISO 8601 in UTC → 2026-11-21 10:30:00 */
  format(at: string): string;
}

/** @param zone of the request's query @throws ServerError 400 for an unknown zone */
export function localTime(zone: string): LocalTime {
  const format = formatOf(zone);
  // The Swedish locale formats dates as ISO 8601 does: year, month, day.
  return { zone, format: (at) => format.format(Date.parse(at)) };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch (error) {
    if (error instanceof RangeError)
      throw new ServerError(
        400,
        'invalid-field',
        { en: `There is no time zone ${timeZone}.`, fr: `Le fuseau horaire ${timeZone} n’existe pas.` },
        { field: 'zone' },
      );
    throw error;
  }
}
