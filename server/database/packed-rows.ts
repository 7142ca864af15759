/**
 * Row packing: the rows of a group as one text. Transferring rows is most of the cost of reading thousands of them, and packed there are
 * many times fewer. A reader that scans the text makes neither an object nor a string of each row, as `JSON.parse` would: of 200,000 rows
 * that was as much time as the query.
 */
import { type RawBuilder, sql } from 'kysely';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#engine/rules/milliseconds.ts';

/** `table.column` of whole numbers, or of times in ISO 8601. */
export type PackedColumn = readonly [name: string, kind: 'number' | 'time'];

/** Values of a row, in the order of its columns: numbers, and times as milliseconds since 1970. The same list for every row. */
type PackedValues = readonly (number | null)[];

const BETWEEN_VALUES = ' '.charCodeAt(0);
const BETWEEN_ROWS = ';'.charCodeAt(0);
const MINUS = '-'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
/** `2026-11-21T09:00:00.000Z`. */
const TIME_LENGTH = 24;
const DAY_LENGTH = 10;

/**
 * SQL aggregate of a group's rows, in any order.
 * @param key `table.column` of identifiers: none holds a space or a semicolon
 */
export function packedRows(key: string, columns: readonly PackedColumn[]): RawBuilder<string> {
  const cells = columns.map(([name]) => sql`coalesce(cast(${sql.ref(name)} as text), '')`);
  return sql<string>`string_agg(${sql.join([sql.ref(key), ...cells], sql` || ' ' || `)}, ';')`;
}

/** Makes a reader of such texts. @returns a function that calls `visit` for each row */
export function createUnpacker(
  columns: readonly PackedColumn[],
): (packed: string, visit: (key: string, values: PackedValues) => void) => void {
  const isTime = columns.map(([, kind]) => kind === 'time');
  const values: (number | null)[] = columns.map(() => null);
  /** One text of each key, however many rows have it. */
  const keys = new Map<string, string>();
  const readTime = createTimeReader();
  return (packed, visit) => {
    let at = 0;
    while (at < packed.length) {
      const begin = at;
      at = packed.indexOf(' ', begin);
      const found = packed.slice(begin, at);
      const key = keys.get(found) ?? found;
      keys.set(key, key);
      for (let column = 0; column < isTime.length; column += 1) {
        const from = at + 1;
        at = endOf(packed, from);
        values[column] = at === from ? null : isTime[column] ? readTime(packed, from, at) : readNumber(packed, from, at);
      }
      visit(key, values);
      at += 1;
    }
  };
}

function endOf(packed: string, from: number): number {
  let at = from;
  while (at < packed.length) {
    const code = packed.charCodeAt(at);
    if (code === BETWEEN_VALUES || code === BETWEEN_ROWS) break;
    at += 1;
  }
  return at;
}

function readNumber(packed: string, from: number, end: number): number {
  if (packed.charCodeAt(from) === MINUS) return -readNumber(packed, from + 1, end);
  let value = 0;
  for (let at = from; at < end; at += 1) value = value * 10 + packed.charCodeAt(at) - ZERO;
  return value;
}

/** Times of a session are of one day or a few: `Date.parse`, the slowest part of a large session, is asked once for each change of day. */
function createTimeReader(): (packed: string, from: number, end: number) => number {
  let day = '?';
  let midnight = 0;
  return (packed, from, end) => {
    if (end - from !== TIME_LENGTH) return Date.parse(packed.slice(from, end));
    if (!packed.startsWith(day, from)) {
      day = packed.slice(from, from + DAY_LENGTH);
      midnight = Date.parse(day);
    }
    const hours = readNumber(packed, from + 11, from + 13);
    const minutes = readNumber(packed, from + 14, from + 16);
    const seconds = readNumber(packed, from + 17, from + 19);
    return midnight + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS + readNumber(packed, from + 20, from + 23);
  };
}
