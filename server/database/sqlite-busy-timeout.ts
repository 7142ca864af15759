/**
 * Non-blocking busy timeout. The process has one connection to SQLite, and SQLite allows one writer among all processes. A call that waits
 * too long for the connection or the lock is refused; the event loop stays free meanwhile.
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

/** Milliseconds between two attempts on a database that another process has locked. */
const POLL_INTERVAL_MS = 20;

/** Error of a call that waited too long; answered with 503. */
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
   * @param file opened with a busy timeout of 0 of its own @param timeoutMs milliseconds
   * @param onDisk resolves when everything written or read is on the disk @param around runs each transaction's commit
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
  /** Number of callers that hold the connection or wait for it. */
  #wanted = 0;

  constructor(file: SqliteDatabase, timeoutMs: number, onDisk: () => Promise<void>, around: AroundCommit) {
    super({ database: file });
    this.#timeoutMs = timeoutMs;
    this.#onDisk = onDisk;
    this.#around = around;
  }

  /** `begin immediate`: a deferred transaction that reads before another process writes could not be upgraded to write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#around(() => super.commitTransaction(connection));
  }

  /** On a full disk SQLite has rolled back itself; the error of a second rollback would hide the cause. */
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
    // A call without contention needs no timer.
    const connection = this.#wanted === 1 ? await turn : await this.#inTime(turn);
    this.#connection ??= new BusyTimeoutConnection(connection, this.#timeoutMs);
    return this.#connection;
  }

  /**
   * Passes the connection on at once; the caller resumes when its data is on the disk. Kysely does not await this for `startTransaction`.
   */
  override async releaseConnection(): Promise<void> {
    this.#wanted -= 1;
    // `onDisk` is called before the next holder writes.
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
    // A caller that timed out still gets its turn later, and must pass the connection on.
    void turn.then(() => this.releaseConnection());
    throw new ConnectionHeld('The only connection to the database was held for too long.');
  }
}

/** Retries statements that meet a lock: SQLite's own busy timeout would block the event loop. */
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

/** Whether the file is locked by a writer, or by a process that recovers the log after another was killed. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY'].includes(String(error.code));
}
