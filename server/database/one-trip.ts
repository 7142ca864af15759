/** Pipelining: statements of one transaction that need no result of each other share one round trip to PostgreSQL. */
import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Sends a statement behind those that were sent before. Resolves with its rows. */
type Send = <Row>(statement: CompiledQuery<Row>) => Promise<Row[]>;

/**
 * Gives the connection to `work`, whose statements are carried out in the order in which it sends them, all of them even where one fails: so
 * within a transaction only, which then fails as a whole. SQLite, which has no round trips, carries out each as it is sent.
 * @param work sends its statements at once, without waiting for one before the next: `(send) => Promise.all([send(a), send(b)])`
 */
export function inOneTrip<Result>(query: Kysely<Tables>, work: (send: Send) => Promise<Result>): Promise<Result> {
  return query
    .getExecutor()
    .provideConnection((connection) =>
      work(async <Row>(statement: CompiledQuery<Row>) => (await connection.executeQuery<Row>(statement)).rows),
    );
}

/** Sends statements whose rows nobody wants. */
export async function sendAll(query: Kysely<Tables>, statements: readonly CompiledQuery<unknown>[]): Promise<void> {
  if (statements.length > 0) await inOneTrip(query, (send) => Promise.all(statements.map((statement) => send(statement))));
}
