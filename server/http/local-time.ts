/** Times in a form that spreadsheets read, and local times of a table, in the reader's time zone. */
import { isoTime } from '../clock.ts';
import { ServerError } from '../errors.ts';

export interface LocalTime {
  /** IANA name of the time zone, as the file shows it: Europe/Paris. */
  readonly zone: string;
  /** ISO 8601 in UTC → 2026-11-21 10:30:00 */
  format(at: string): string;
  /** 2026-11-21T10:30 → ISO 8601 in UTC; null for a text that is no time, and for a time that a change to summer time skips. */
  momentOf(local: string): string | null;
}

/** @param zone time zone that the request names @throws ServerError 400 for an unknown zone */
export function localTime(zone: string): LocalTime {
  const format = formatOf(zone);
  // The Swedish locale formats dates as ISO 8601 does: year, month, day.
  const wallClock = (time: number) => Date.parse(`${format.format(time).replace(' ', 'T')}Z`);
  return {
    zone,
    format: (at) => format.format(Date.parse(at)),
    momentOf(local) {
      const wanted = Date.parse(`${local}Z`);
      if (Number.isNaN(wanted) || !new Date(wanted).toISOString().startsWith(local)) return null;
      // Around a change of summer time the zone's offset differs by an hour: the second step uses the right offset.
      const first = wanted - (wallClock(wanted) - wanted);
      const time = first - (wallClock(first) - wanted);
      return wallClock(time) === wanted ? isoTime(time) : null;
    },
  };
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
