/** The stored data, whichever database holds it. */
import type { Kysely } from 'kysely';
import { locationOf } from './location.ts';
import { migrate } from './migrate.ts';
import type { DatabaseKind } from './migrations.ts';
import type { Tables } from './tables.ts';
import { UnopenedDatabase } from './unopened-database.ts';

export interface Database {
  readonly kind: DatabaseKind;
  readonly query: Kysely<Tables>;
  /** For people: the file, or host and name; never a password. */
  readonly location: string;
  sizeInBytes(): Promise<number>;
  /** False once the file of SQLite or its log was moved, deleted or replaced: what is written then may be gone when the process ends. */
  inPlace(): boolean;
  /** Runs `read` on one consistent state of all tables while others go on writing. */
  snapshot(): Promise<Snapshot>;
  /**
   * Calls after each commit that notified this channel, in this process or another; and after a gap, in which some may have been missed.
   * SQLite has no such thing: there nothing is ever heard. @returns what ends it
   */
  subscribe(channel: string, onNews: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface Snapshot {
  readonly query: Kysely<Tables>;
  release(): Promise<void>;
}

/** Opens a database as it is. Loads the driver of one database only: the other would cost a tenth of the start. */
export async function open(url: string): Promise<Database> {
  if (url.startsWith('sqlite:')) return (await import('./sqlite.ts')).openSqlite(url.slice('sqlite:'.length));
  return (await import('./postgres.ts')).openPostgres(url);
}

/** Opens `sqlite:<path>` or `postgres://…` and brings its tables up to date. @throws UnopenedDatabase */
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
