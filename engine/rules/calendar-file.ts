/** A session as an entry of a calendar (RFC 5545). Pure. */

interface CalendarEntry {
  /** Identifier of the session: a calendar keeps one entry, however often the file is sent. */
  readonly id: string;
  /** Start of the session; like `ends` and `now`, in milliseconds since 1970. */
  readonly starts: number;
  readonly ends: number;
  /** Time at which the file was made. */
  readonly now: number;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Where people meet; null for people who meet at `url`. */
  readonly venue: string | null;
}

/** The file's text: lines end in CR LF, none is longer than 75 octets, times are in UTC. */
export function calendarFile({ id, starts, ends, now, title, description, url, venue }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vigie//Vigie//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@vigie`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(starts)}`,
    `DTEND:${moment(ends)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(venue ?? url)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A time as 20261121T090000Z. */
function moment(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const OCTETS = 75;
const encoder = new TextEncoder();

/** Folds a long line: each continuation begins with a line break and a space; no character is cut in two. */
function folded(line: string): string {
  let length = 0;
  let out = '';
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > OCTETS) {
      out += '\r\n ';
      length = 1;
    }
    out += character;
    length += octets;
  }
  return out;
}
