import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createUnpacker, type PackedColumn, packedRows } from './packed-rows.ts';

const COLUMNS = [
  ['given.at', 'time'],
  ['given.count', 'number'],
] as const satisfies readonly PackedColumn[];

type Row = readonly [key: string, at: string | null, count: number | null];

describe.each(testDatabases)('rows that are packed on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const pack = async (rows: readonly Row[]) => {
    const given = rows.map(
      ([key, at, count]) =>
        sql`select cast(${key} as text) as name, cast(${at} as text) as at, cast(${count === null ? null : sql.lit(count)} as integer) as count`,
    );
    const query = sql<{ packed: string | null }>`select ${packedRows('given.name', COLUMNS)} as packed
      from (${sql.join(given, sql` union all `)}) as given`;
    return (await query.execute(app.database.query)).rows.map(({ packed }) => packed);
  };
  const unpacked = (texts: readonly (string | null)[]) => {
    const read: unknown[] = [];
    const unpack = createUnpacker(COLUMNS);
    for (const text of texts)
      unpack(text, (key, values) => read.push([key, ...[...values].map((value) => (Number.isNaN(value) ? null : value))]));
    return read.sort();
  };

  test.each<readonly [string, readonly Row[]]>([
    [
      'a value that is missing, in any place',
      [
        ['a', null, 3],
        ['b', '2026-11-21T09:00:00.000Z', null],
        ['c', null, null],
      ],
    ],
    [
      'numbers of any length and sign',
      [
        ['a', null, 0],
        ['b', null, 1_000_000_000],
        ['c', null, -42],
      ],
    ],
    [
      'times of several days, to the millisecond',
      [
        ['a', '2026-11-21T23:59:59.999Z', 1],
        ['b', '2026-11-22T00:00:00.000Z', 1],
        ['c', '2026-11-21T07:08:09.010Z', 1],
      ],
    ],
    [
      'times before 1970 and after the year 9999',
      [
        ['a', '1969-12-31T23:59:59.001Z', 1],
        ['b', '+010000-01-01T00:00:00.000Z', 1],
      ],
    ],
    [
      'keys of which one begins with another, in any order',
      [
        ['a', null, 1],
        ['a-b', null, 2],
        ['a', null, 3],
        ['a-b-c', null, 4],
        ['a-b', null, 5],
      ],
    ],
    [
      'many rows of one key',
      [
        ['a-b', null, 1],
        ['a-b', null, 2],
        ['a-b', null, 3],
      ],
    ],
  ])('are the rows that were packed: %s', async (_what, rows) => {
    const expected = rows.map(([key, at, count]) => [key, at === null ? null : Date.parse(at), count]).sort();
    expect(unpacked(await pack(rows))).toEqual(expected);
  });

  test('are none where there were none', async () => {
    const query = sql<{ packed: string | null }>`select ${packedRows('given.name', COLUMNS)} as packed
      from (select 'a' as name, 'b' as at, 1 as count) as given where given.name = 'z'`;
    expect(unpacked((await query.execute(app.database.query)).rows.map(({ packed }) => packed))).toEqual([]);
  });
});
