/** PostgreSQL; any number of processes may share one database. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Connections of one process. Requests share transactions, so few are enough. */
const CONNECTIONS = 8;

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 5000, application_name: 'vigie' });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    query,
    location: describe(url),
    async sizeInBytes() {
      const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(query);
      return Number(rows[0]?.bytes ?? 0);
    },
    async snapshot() {
      const transaction = await query
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute();
      return {
        query: transaction,
        async release() {
          await transaction.rollback().execute();
        },
      };
    },
    close: () => query.destroy(),
  };
}

function describe(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
