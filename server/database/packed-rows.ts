/**
 * Many rows in one text a group: both databases then hand over a hundredth of the rows, which is most of what reading thousands of them
 * costs the process.
 */
import { type RawBuilder, sql } from 'kysely';

/**
 * An aggregate of the rows of a group: JSON arrays, in any order, with commas between.
 * @param columns `table.column` of numbers, and of identifiers and moments, which have no character that JSON escapes
 */
export function packedRows(columns: readonly (readonly [name: string, kind: 'text' | 'number'])[]): RawBuilder<string> {
  const cells = columns.map(([name, kind]) =>
    kind === 'text'
      ? sql`coalesce('"' || ${sql.ref(name)} || '"', 'null')`
      : sql`coalesce(cast(${sql.ref(name)} as text), 'null')`,
  );
  return sql<string>`string_agg('[' || ${sql.join(cells, sql` || ',' || `)} || ']', ',')`;
}
