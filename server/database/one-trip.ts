/** Pipelining: statements of one transaction that need no result of each other share one round trip to PostgreSQL. */
import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Sends a statement behind those sent before. Resolves with its rows. */
export type Send = <Row>(statement: CompiledQuery<Row>) => Promise<Row[]>;

/**
 * Gives the connection to `work`. Its statements run in the order in which it sends them, even if one of them fails. So use it only within
 * a transaction, which then fails as a whole. SQLite, which has no round trips, runs each statement as it is sent.
 * @param work sends its statements at once, without waiting for one before the next: `(send) => Promise.all([send(a), send(b)])`
 */
export function inOneTrip<Result>(query: Kysely<Tables>, work: (send: Send) => Promise<Result>): Promise<Result> {
  return query
    .getExecutor()
    .provideConnection((connection) =>
      work(async <Row>(statement: CompiledQuery<Row>) => (await connection.executeQuery<Row>(statement)).rows),
    );
}

/** Sends statements whose rows are not needed. */
export async function sendAll(query: Kysely<Tables>, statements: readonly CompiledQuery<unknown>[]): Promise<void> {
  if (statements.length > 0) await inOneTrip(query, (send) => Promise.all(statements.map((statement) => send(statement))));
}
