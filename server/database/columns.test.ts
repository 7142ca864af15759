/** Compares the columns made by the migrations, as each database describes them, with the schemas of `columns.ts`. */
import { type RawBuilder, sql } from 'kysely';
import { type TSchema, Type } from 'typebox';
import { expect, test } from 'vitest';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { COLUMNS, DEFAULTS } from './columns.ts';
import { openDatabase } from './database.ts';
import type { DatabaseKind } from './migration.ts';

interface Column {
  readonly place: string;
  readonly type: string;
  readonly nullable: boolean;
  /** Default in SQL; null without one. */
  readonly default: string | null;
}

/** Reads the columns from each database's catalogue. SQLite allows nulls in primary keys (the program writes none), PostgreSQL does not. */
const STORED: Readonly<Record<DatabaseKind, RawBuilder<Column & { nullable: boolean | number }>>> = {
  sqlite: sql`select tables.name || '.' || columns.name as place, lower(columns.type) as type, dflt_value as "default",
      not ("notnull" or pk) as nullable
    from sqlite_schema as tables join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name <> 'migrations'`,
  postgres: sql`select table_name || '.' || column_name as place, data_type as type, replace(column_default, '::text', '') as "default",
      is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = current_schema() and table_name <> 'migrations'`,
};

function described(table: string, column: string, schema: TSchema): Column {
  const types = Type.IsUnion(schema) ? schema.anyOf : [schema];
  const [type] = types.filter((each) => !Type.IsNull(each));
  const value = new Map<string, string | number>(Object.entries(new Map(Object.entries(DEFAULTS)).get(table) ?? {})).get(column);
  return {
    place: `${table}.${column}`,
    type: Type.IsInteger(type) ? 'integer' : 'text',
    nullable: types.some((each) => Type.IsNull(each)),
    default: value === undefined ? null : typeof value === 'number' ? String(value) : `'${value}'`,
  };
}

/** The message of a failure: a declared column needs a change in two files more. */
const missing = (places: readonly string[]) =>
  `columns.ts declares ${places.join(', ')}, which no migration makes: in server/database/migrations/, and at the end of \`migrations\`, add ` +
  "{ name: '<release>-<words>', statements: () => ['alter table <table> add column <column> <type>'] }, and its checksums to RELEASED in " +
  'server/database/migrations.test.ts. A migration that was released never changes';

const byPlace = (a: Column, b: Column) => (a.place < b.place ? -1 : 1);

test.each(testDatabases)('the tables on $name have the columns, types and defaults of the schemas', async (kind) => {
  const store = await kind.create();
  const { kind: database, query, close } = await openDatabase(store.url);
  const { rows } = await STORED[database].execute(query);
  await close();
  await store.drop();
  const schemas = Object.entries(COLUMNS).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, schema]) => described(table, column, schema)),
  );
  const made = new Set(rows.map(({ place }) => place));
  const unmade = schemas.flatMap(({ place }) => (made.has(place) ? [] : [place]));
  expect(unmade, missing(unmade)).toEqual([]);
  expect(rows.map((row) => ({ ...row, nullable: Boolean(row.nullable) })).sort(byPlace)).toEqual(schemas.sort(byPlace));
});
