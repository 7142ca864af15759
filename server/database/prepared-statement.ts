/** Prepared statements for lists of rows: building and compiling one takes longer than running it, so this is done once for each length. */
import { setImmediate } from 'node:timers/promises';
import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Longest list, in rows, whose statement is cached: longer ones are rare. */
const MAX_KEPT_ROWS = 64;
/** Maximum number of rows in one statement: both databases limit its parameters, of which a row has ten at most. */
const MAX_ROWS = 2_000;

interface PreparedStatement<Item, Result> {
  /** Runs the statement. @returns its rows */
  (query: Kysely<Tables>, items: readonly Item[]): Promise<Result[]>;
  /** The statement with the values of these items, for `inOneTrip`. @param items 2,000 at most */
  withValues(query: Kysely<Tables>, items: readonly Item[]): CompiledQuery<Result>;
}

type Row = Readonly<Record<string, string | number | null>>;

/**
 * A statement whose text depends only on the number of rows, and whose parameters are the rows' values, in order.
 * @param rowOf the row of an item: an object literal, so that the order of its values is always the same
 * @returns the function that runs the statement
 */
export function preparedStatement<Item, R extends Row, Result>(
  rowOf: (item: Item) => R,
  build: (query: Kysely<Tables>, rows: readonly R[]) => Compilable<Result>,
): PreparedStatement<Item, Result> {
  /** SQL texts by dialect (SQLite, PostgreSQL), then by number of rows. */
  const texts = new WeakMap<object, Map<number, string>>();

  const withValues = (query: Kysely<Tables>, items: readonly Item[]): CompiledQuery<Result> => {
    const rows = items.map(rowOf);
    const { adapter } = query.getExecutor();
    const kept = texts.get(adapter) ?? new Map<number, string>();
    texts.set(adapter, kept);
    const text = kept.get(rows.length);
    if (text !== undefined) return CompiledQuery.raw(text, rows.flatMap(Object.values));
    const compiled = build(query, rows).compile();
    if (rows.length <= MAX_KEPT_ROWS) kept.set(rows.length, compiled.sql);
    return compiled;
  };

  const run = async (query: Kysely<Tables>, items: readonly Item[]): Promise<Result[]> => {
    if (items.length <= MAX_ROWS) return (await query.executeQuery(withValues(query, items))).rows;
    const results: Result[][] = [];
    for (let start = 0; start < items.length; start += MAX_ROWS) {
      results.push((await query.executeQuery(withValues(query, items.slice(start, start + MAX_ROWS)))).rows);
      // SQLite's queries block the event loop: other calls get a turn between two statements.
      await setImmediate();
    }
    return results.flat();
  };
  return Object.assign(run, { withValues });
}
