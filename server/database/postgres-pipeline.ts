/** Kysely's driver of PostgreSQL, for connections that pipeline: a transaction begins in the round trip of its first statement. */
import { type DatabaseConnection, PostgresDialect, PostgresDriver, type TransactionSettings } from 'kysely';

class PipelinedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    // Not awaited: if it fails, so does the statement behind it.
    super.beginTransaction(connection, settings).catch(() => undefined);
  }
}

export class PipelinedPostgresDialect extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDialect>[0];

  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new PipelinedDriver(this.#config);
  }
}
