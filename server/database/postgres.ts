/** PostgreSQL; any number of processes may share one database. */
import { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { locationOf } from './location.ts';
import type { Tables } from './tables.ts';

/** Connections of one process. Requests share transactions, so few are enough. */
const CONNECTIONS = 8;

/** Milliseconds without a byte after which a connection is given up: a server that is cut off never says so. */
const IDLE_TIMEOUT_MS = 120_000;

/**
 * What a page that an index leads to costs in a snapshot, against one of a sequential scan. A snapshot is read in pages of people: at
 * PostgreSQL's default of 4, meant for turning disks, each page scans every state of every session, on all processors, ten times as long.
 */
const RANDOM_PAGE_COST = 1.1;

/** @param silence milliseconds */
export function openPostgres(url: string, silence = IDLE_TIMEOUT_MS): Database {
  const connection = { connectionString: url, connectionTimeoutMillis: 5000, application_name: 'vigie' };
  const pool = new pg.Pool({
    ...connection,
    max: CONNECTIONS,
    onConnect: mustTakeWrites,
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(silence, () =>
        socket.destroy(new Error('Connection terminated: the database was silent for too long.')),
      );
    },
  });
  // A connection that breaks is replaced at the next query, and the query under way fails; without listeners the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    query,
    location: locationOf(url),
    async sizeInBytes() {
      const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(query);
      return Number(rows[0]?.bytes ?? 0);
    },
    inPlace: () => true,
    async snapshot() {
      const transaction = await query
        .startTransaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute();
      await sql`set local random_page_cost = ${sql.lit(RANDOM_PAGE_COST)}`.execute(transaction);
      return {
        query: transaction,
        async release() {
          await transaction.rollback().execute();
        },
      };
    },
    subscribe: (channel, onNews) => subscribe(connection, channel, onNews),
    close: () => query.destroy(),
  };
}

/** Where one server takes over from another, its name leads to the copy for a moment: who stayed there could never write again. */
async function mustTakeWrites(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new ReadOnly('it can only be read');
}

class ReadOnly extends Error {
  override name = 'ReadOnly';
  /** Of SQLSTATE, as a refused write has it. */
  readonly code = '25006';
}

/** Milliseconds between two attempts to listen again. */
const LISTEN_AGAIN = 1_000;

/** A connection of its own that listens; one that breaks is replaced, as often as need be. */
async function subscribe(connection: pg.ClientConfig, channel: string, onNews: () => void): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const listen = async () => {
    const fresh = new pg.Client({ ...connection, keepAlive: true });
    const again = () => {
      if (client !== fresh || over) return;
      client = undefined;
      timer = setTimeout(listen, LISTEN_AGAIN);
      timer.unref();
    };
    client = fresh;
    fresh.on('error', again);
    fresh.on('end', again);
    fresh.on('notification', onNews);
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      // What came while nobody listened.
      onNews();
    } catch {
      again();
      await fresh.end().catch(() => undefined);
    }
  };
  await listen();
  return async () => {
    over = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
