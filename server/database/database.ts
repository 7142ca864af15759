/** The database interface, implemented for SQLite and PostgreSQL. */
import type { Kysely } from 'kysely';
import { locationOf } from './location.ts';
import { migrate } from './migrate.ts';
import type { DatabaseKind } from './migration.ts';
import type { Tables } from './tables.ts';
import { UnopenedDatabase } from './unopened-database.ts';

export interface Database {
  readonly kind: DatabaseKind;
  readonly query: Kysely<Tables>;
  /** For people to read: the file, or host and name; never a password. */
  readonly location: string;
  sizeInBytes(): Promise<number>;
  /**
   * Removes deleted data from the files. SQLite: the write-ahead log is copied into the database file, which overwrites deleted rows
   * (`secure_delete`), and is emptied; while somebody reads a snapshot, a later call does it. PostgreSQL: does nothing, as only an operator
   * can (`VACUUM FULL`, docs/operating.md).
   */
  overwriteDeleted(): Promise<void>;
  /** False once SQLite's file or its log was moved, deleted or replaced: later writes may be lost when the process ends. */
  inPlace(): boolean;
  /** The connection pool; null for SQLite, whose statements run in this process. */
  pool(): PoolFigures | null;
  /**
   * Resolves once one connection has carried out so many statements that do nothing, one after the other: after the wait for a connection of
   * the pool, and for each of PostgreSQL's replies. At once with SQLite, whose statements run in this process.
   */
  roundTrips(count: number): Promise<void>;
  /** Snapshot isolation: reads one consistent state of all tables, while other calls go on writing. */
  snapshot(): Promise<Snapshot>;
  /**
   * LISTEN: calls `onNews` after each commit, of any process, that notified this channel, and after a reconnection, as notifications may
   * have been missed. SQLite has no notifications, so `onNews` is never called.
   * @returns the function that unsubscribes
   */
  subscribe(channel: string, onNews: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The connection pool at this moment. */
export interface PoolFigures {
  readonly open: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

interface Snapshot {
  readonly query: Kysely<Tables>;
  release(): Promise<void>;
}

/** Opens a database without migrating it. Loads one driver only: the other would take a tenth of the start. */
export async function open(url: string): Promise<Database> {
  if (url.startsWith('sqlite:')) return (await import('./sqlite.ts')).openSqlite(url.slice('sqlite:'.length));
  const { findPrimary, openPostgres } = await import('./postgres.ts');
  const database = openPostgres(url);
  await findPrimary(database.query, url);
  return database;
}

/** Opens `sqlite:<path>` or `postgres://…` and applies missing migrations. @throws UnopenedDatabase */
export async function openDatabase(url: string): Promise<Database> {
  let database: Database | undefined;
  try {
    database = await open(url);
    await migrate(database.query, database.kind);
    return database;
  } catch (error) {
    await database?.close();
    throw new UnopenedDatabase(error, locationOf(url));
  }
}
