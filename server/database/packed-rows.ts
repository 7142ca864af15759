/**
 * Row packing: the rows of a group as one text. Transferring rows is most of the cost of reading thousands of them, and packed there are
 * many times fewer. A reader that scans the text makes neither an object nor a string of each row, as `JSON.parse` would: of 200,000 rows
 * that was as much time as the query.
 */
import { type RawBuilder, sql } from 'kysely';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#engine/rules/milliseconds.ts';

/** `table.column` of whole numbers, of counts (numbers that no row is without), or of times in ISO 8601. */
export type PackedColumn = readonly [name: string, kind: 'number' | 'count' | 'time'];

/**
 * Values of a row, in the order of its columns: numbers, and times as milliseconds since 1970; NaN where there is none. The same array for
 * every row, of numbers alone: in a list that holds nulls too, the engine allocates each time anew.
 */
type PackedValues = Float64Array;

const BETWEEN_VALUES = ' '.charCodeAt(0);
const MINUS = '-'.charCodeAt(0);
const PLUS = '+'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);
/** `2026-11-21T09:00:00.000Z`. */
const TIME_LENGTH = 24;
const DAY_LENGTH = 10;

/**
 * SQL aggregate of a group's rows, in any order; null of none.
 * @param key `table.column` of identifiers: none holds a space or a semicolon
 */
export function packedRows(key: string, columns: readonly PackedColumn[]): RawBuilder<string | null> {
  const cells = columns.map(([name, kind]) => {
    const column = sql.ref(name);
    if (kind === 'count') return column;
    return kind === 'time' ? sql`coalesce(${column}, '')` : sql`coalesce(cast(${column} as text), '')`;
  });
  return sql<string | null>`string_agg(concat_ws(' ', ${sql.join([sql.ref(key), ...cells])}), ';')`;
}

/** Makes a reader of such texts. @returns a function that calls `visit` for each row */
export function createUnpacker(
  columns: readonly PackedColumn[],
): (packed: string | null, visit: (key: string, values: PackedValues) => void) => void {
  const values = new Float64Array(columns.length);
  const isTime = columns.map(([, kind]) => kind === 'time');
  const readKey = createKeyReader();
  const readTime = createTimeReader();
  return (packed, visit) => {
    if (packed === null) return;
    let at = 0;
    while (at < packed.length) {
      const key = readKey(packed, at);
      at += key.length;
      for (let column = 0; column < values.length; column += 1) {
        at += 1;
        const code = packed.charCodeAt(at);
        if (isTime[column] && isDigit(code)) {
          values[column] = readTime(packed, at);
          at += TIME_LENGTH;
        } else if (isTime[column] && (code === MINUS || code === PLUS)) {
          // A year before 0 or after 9999.
          const end = packed.indexOf('Z', at) + 1;
          values[column] = Date.parse(packed.slice(at, end));
          at = end;
        } else if (isDigit(code) || code === MINUS) {
          let value = 0;
          if (code === MINUS) at += 1;
          for (let digit = packed.charCodeAt(at); isDigit(digit); digit = packed.charCodeAt(at)) {
            value = value * 10 + digit - ZERO;
            at += 1;
          }
          values[column] = code === MINUS ? -value : value;
        } else values[column] = Number.NaN;
      }
      visit(key, values);
      at += 1;
    }
  };
}

/** People's rows mostly have their keys in the same order: the key that followed the last one is tried before a text is made of it. */
function createKeyReader(): (packed: string, from: number) => string {
  const next = new Map<string, string>();
  let before = '';
  return (packed, from) => {
    let key = next.get(before);
    if (key === undefined || packed.charCodeAt(from + key.length) !== BETWEEN_VALUES || !packed.startsWith(key, from)) {
      key = packed.slice(from, packed.indexOf(' ', from));
      next.set(before, key);
    }
    before = key;
    return key;
  };
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** A time whose year has four digits. Times of a session are of one day or a few: `Date.parse`, the slowest part of a large session, is asked once for each change of day. */
function createTimeReader(): (packed: string, from: number) => number {
  let day = '?';
  let midnight = 0;
  return (packed, from) => {
    if (!packed.startsWith(day, from)) {
      day = packed.slice(from, from + DAY_LENGTH);
      midnight = Date.parse(day);
    }
    const hours = twoDigits(packed, from + 11);
    const minutes = twoDigits(packed, from + 14);
    const seconds = twoDigits(packed, from + 17);
    const milliseconds = twoDigits(packed, from + 20) * 10 + packed.charCodeAt(from + 22) - ZERO;
    return midnight + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS + milliseconds;
  };
}

function twoDigits(packed: string, from: number): number {
  return (packed.charCodeAt(from) - ZERO) * 10 + packed.charCodeAt(from + 1) - ZERO;
}
