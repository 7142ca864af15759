/** To build and compile a statement for many rows, or for a list, takes longer than to run it: here that is done once for each length. */
import { setImmediate } from 'node:timers/promises';
import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Rows of the longest statement whose text is kept: more seldom come together. */
const MAX_KEPT_ROWS = 64;
/** Rows of a statement: both databases limit its parameters, of which no row here has more than ten. */
const MAX_ROWS = 2_000;

type Row = Readonly<Record<string, string | number | null>>;

/**
 * A statement whose text depends on nothing but the number of its rows, and whose parameters are their values, in order.
 * @param rowOf what the statement takes of an item: a literal, so that the order of its values is always the same
 * @returns what runs it, and answers with the rows that it returns
 */
export function preparedStatement<Item, R extends Row, Result>(
  rowOf: (item: Item) => R,
  build: (query: Kysely<Tables>, rows: readonly R[]) => Compilable<Result>,
): (query: Kysely<Tables>, items: readonly Item[]) => Promise<Result[]> {
  /** SQLite and PostgreSQL have their own. */
  const texts = new WeakMap<object, Map<number, string>>();

  const run = async (query: Kysely<Tables>, items: readonly Item[]): Promise<Result[]> => {
    const rows = items.map(rowOf);
    const { adapter } = query.getExecutor();
    const kept = texts.get(adapter) ?? new Map<number, string>();
    texts.set(adapter, kept);
    const text = kept.get(rows.length);
    if (text !== undefined) {
      const known = CompiledQuery.raw(text, rows.flatMap(Object.values));
      return (await query.executeQuery<Result>(known)).rows;
    }
    const compiled = build(query, rows).compile();
    if (rows.length <= MAX_KEPT_ROWS) kept.set(rows.length, compiled.sql);
    return (await query.executeQuery(compiled)).rows;
  };

  return async (query, items) => {
    if (items.length <= MAX_ROWS) return run(query, items);
    const results: Result[][] = [];
    for (let start = 0; start < items.length; start += MAX_ROWS) {
      results.push(await run(query, items.slice(start, start + MAX_ROWS)));
      // SQLite answers without ever waiting: the process would do nothing else until the last row.
      await setImmediate();
    }
    return results.flat();
  };
}
