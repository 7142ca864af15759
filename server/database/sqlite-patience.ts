/** SQLite has one connection: whoever waits for it too long is told so, rather than left hanging behind a long transaction. */
import { CompiledQuery, type DatabaseConnection, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely';

/** Answered with 503. */
export class ConnectionHeld extends Error {
  override name = 'ConnectionHeld';
  readonly statusCode = 503;
}

export class PatientSqliteDialect extends SqliteDialect {
  readonly #file: SqliteDatabase;
  readonly #patience: number;

  /** @param patience milliseconds */
  constructor(file: SqliteDatabase, patience: number) {
    super({ database: file });
    this.#file = file;
    this.#patience = patience;
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver(this.#file, this.#patience);
  }
}

class PatientDriver extends SqliteDriver {
  readonly #patience: number;

  constructor(file: SqliteDatabase, patience: number) {
    super({ database: file });
    this.#patience = patience;
  }

  /** As a writer from the start: one that reads first and is overtaken by another process could only begin again. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** @throws ConnectionHeld */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const turn = super.acquireConnection();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(resolve, this.#patience, 'late');
    });
    const first = await Promise.race([turn, late]);
    clearTimeout(timer);
    if (first !== 'late') return first;
    // Its turn will come nonetheless, and must be passed on.
    void turn.then(() => this.releaseConnection());
    throw new ConnectionHeld('The only connection to the database was held for too long.');
  }
}
