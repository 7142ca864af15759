/** PostgreSQL; any number of processes may share one database. */
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { hostUrls } from '../database-hosts.ts';
import type { Database } from './database.ts';
import { GatheringSocket } from './gathering-socket.ts';
import { locationOf } from './location.ts';
import { createHosts, type Hosts } from './postgres-hosts.ts';
import { PipelinedPostgresDialect } from './postgres-pipeline.ts';
import type { Tables } from './tables.ts';
import { tracedConfig } from './traced-database.ts';

/** Size of the connection pool of one process. Requests share transactions, so few are enough. */
const CONNECTIONS = 8;

/** Milliseconds without a byte after which a connection is closed: a network failure gives no other sign. */
const IDLE_TIMEOUT_MS = 120_000;

/**
 * The planner's `random_page_cost` within a snapshot, which is read in pages of participants. With PostgreSQL's default of 4, meant for
 * rotating disks, each page would scan the states of all sessions (parallel sequential scan), which takes ten times as long.
 */
const RANDOM_PAGE_COST = 1.1;

/** @param silence idle timeout in milliseconds */
export function openPostgres(url: string, silence = IDLE_TIMEOUT_MS): Database {
  const hosts = createHosts(hostUrls(url));
  const connection = { connectionTimeoutMillis: 5000, application_name: 'vigie', pipeline: true };
  const pool = new pg.Pool({
    ...connection,
    Client: hosts.Client,
    max: CONNECTIONS,
    async onConnect(client) {
      await mustTakeWrites(client).catch((error: unknown) => {
        hosts.leave(client);
        throw error;
      });
      hosts.keep(client);
    },
    stream: () => {
      const socket = new GatheringSocket();
      return socket.setTimeout(silence, () =>
        socket.destroy(new Error('Connection terminated: the database was silent for too long.')),
      );
    },
  });
  // The pool replaces a broken connection at the next query, and the query under way fails. Without a listener the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const query = new Kysely<Tables>(tracedConfig(new PipelinedPostgresDialect({ pool }), 'postgresql'));
  return {
    kind: 'postgres',
    query,
    location: locationOf(url),
    async sizeInBytes() {
      const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(query);
      return Number(rows[0]?.bytes ?? 0);
    },
    overwriteDeleted: async () => undefined,
    inPlace: () => true,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // Without Kysely, so that traces have no spans of it.
    async roundTrips(count) {
      const client = await pool.connect();
      let broken = true;
      try {
        for (let trip = 0; trip < count; trip += 1) await client.query('select 1');
        broken = false;
      } finally {
        client.release(broken);
      }
    },
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
    subscribe: (channel, onNews) => subscribe(hosts, connection, channel, onNews),
    close: () => query.destroy(),
  };
}

/** Tries one host after the other until one takes writes. If none does, the next query throws the reason. */
export async function findPrimary(query: Kysely<Tables>, url: string): Promise<void> {
  for (const _other of hostUrls(url).slice(1)) {
    try {
      await sql`select 1`.execute(query);
      return;
    } catch {
      // The failed connection has moved on to the next host.
    }
  }
}

/**
 * Refuses a read-only standby, to which an address may still lead during failover, so that the pool connects again and finds the primary.
 */
async function mustTakeWrites(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new ReadOnly('it can only be read');
}

class ReadOnly extends Error {
  override name = 'ReadOnly';
  /** SQLSTATE of a write in a read-only transaction. */
  readonly code = '25006';
}

/** Milliseconds between two attempts to reconnect. */
const LISTEN_AGAIN = 1_000;

/** LISTEN on a dedicated connection, which reconnects whenever it breaks. */
async function subscribe(
  hosts: Hosts,
  connection: pg.ClientConfig,
  channel: string,
  onNews: () => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const listen = async () => {
    const fresh = new hosts.Client({ ...connection, keepAlive: true });
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
      hosts.keep(fresh);
      // Notifications may have been missed before the connection was made.
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
