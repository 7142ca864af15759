/**
 * SQLite has one connection, and one writer among all programs: whoever waits too long for either is told so, rather than left hanging,
 * and the process answers everyone else meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Milliseconds between two looks at a database that another program has locked. */
const POLL_INTERVAL_MS = 20;

/** Answered with 503. */
export class ConnectionHeld extends Error {
  override name = 'ConnectionHeld';
  readonly statusCode = 503;
}

export class BusyTimeoutSqliteDialect extends SqliteDialect {
  readonly #file: SqliteDatabase;
  readonly #timeoutMs: number;
  readonly #onDisk: () => Promise<void>;
  readonly #around: AroundCommit;

  /**
   * @param file which does not wait for locks itself @param timeoutMs milliseconds
   * @param onDisk resolves when what was written, or read, is on the disk @param around runs each transaction's commit
   */
  constructor(file: SqliteDatabase, timeoutMs: number, onDisk: () => Promise<void>, around: AroundCommit = (commit) => commit()) {
    super({ database: file });
    this.#file = file;
    this.#timeoutMs = timeoutMs;
    this.#onDisk = onDisk;
    this.#around = around;
  }

  override createDriver(): SqliteDriver {
    return new BusyTimeoutDriver(this.#file, this.#timeoutMs, this.#onDisk, this.#around);
  }
}

type AroundCommit = (commit: () => Promise<void>) => Promise<void>;

class BusyTimeoutDriver extends SqliteDriver {
  readonly #timeoutMs: number;
  readonly #onDisk: () => Promise<void>;
  readonly #around: AroundCommit;
  #connection: BusyTimeoutConnection | undefined;
  /** By how many it is held or waited for. */
  #wanted = 0;

  constructor(file: SqliteDatabase, timeoutMs: number, onDisk: () => Promise<void>, around: AroundCommit) {
    super({ database: file });
    this.#timeoutMs = timeoutMs;
    this.#onDisk = onDisk;
    this.#around = around;
  }

  /** As a writer from the start: one that reads first and is overtaken by another process could only begin again. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#around(() => super.commitTransaction(connection));
  }

  /** Where the disk is full SQLite has rolled back by itself, and what it says of a second time would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    }
  }

  /** @throws ConnectionHeld */
  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#wanted += 1;
    const turn = super.acquireConnection();
    // It is free most times: then nothing needs to be timed.
    const connection = this.#wanted === 1 ? await turn : await this.#inTime(turn);
    this.#connection ??= new BusyTimeoutConnection(connection, this.#timeoutMs);
    return this.#connection;
  }

  /** Others go on at once; who wrote or read goes on when the disk has it. Of `startTransaction` Kysely does not wait for this. */
  override async releaseConnection(): Promise<void> {
    this.#wanted -= 1;
    // Asked before the next one writes.
    const onDisk = this.#onDisk();
    await super.releaseConnection();
    await onDisk;
  }

  async #inTime(turn: Promise<DatabaseConnection>): Promise<DatabaseConnection> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.#timeoutMs);
    });
    const connection = await Promise.race([turn, late]);
    clearTimeout(timer);
    if (connection) return connection;
    // Its turn will come nonetheless, and must be passed on.
    void turn.then(() => this.releaseConnection());
    throw new ConnectionHeld('The only connection to the database was held for too long.');
  }
}

/** SQLite itself would wait for another program's lock with the whole process. */
class BusyTimeoutConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #timeoutMs: number;

  constructor(connection: DatabaseConnection, timeoutMs: number) {
    this.#connection = connection;
    this.#timeoutMs = timeoutMs;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return this.#connection.executeQuery(query);
    } catch (error) {
      if (!isLocked(error)) throw error;
      return this.#onceUnlocked(query);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery(query, chunkSize);
  }

  /** @throws ConnectionHeld */
  async #onceUnlocked<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (let waited = 0; waited < this.#timeoutMs; waited += POLL_INTERVAL_MS) {
      await pause(POLL_INTERVAL_MS);
      try {
        return await this.#connection.executeQuery(query);
      } catch (error) {
        if (!isLocked(error)) throw error;
      }
    }
    throw new ConnectionHeld('Another program has locked the database for too long.');
  }
}

/** By a writer, or by a process that makes good after another one that was killed. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY'].includes(String(error.code));
}
