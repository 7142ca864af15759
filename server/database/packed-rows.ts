/**
 * Row packing: a group of rows as one JSON text. Transferring rows is most of the cost of reading thousands of them, and packed there are
 * a hundred times fewer.
 */
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL aggregate of a group's rows: JSON arrays in any order, separated by commas.
 * @param columns `table.column` of numbers, identifiers and times: none holds a character that JSON escapes
 */
export function packedRows(columns: readonly (readonly [name: string, kind: 'text' | 'number'])[]): RawBuilder<string> {
  const cells = columns.map(([name, kind]) =>
    kind === 'text'
      ? sql`coalesce('"' || ${sql.ref(name)} || '"', 'null')`
      : sql`coalesce(cast(${sql.ref(name)} as text), 'null')`,
  );
  return sql<string>`string_agg('[' || ${sql.join(cells, sql` || ',' || `)} || ']', ',')`;
}
