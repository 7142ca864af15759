/** Spans of the database: each query by its verb and table, and waits for a connection. Spans never hold SQL texts or values. */
import type { Dialect, Driver, KyselyConfig } from 'kysely';
import { tracing } from '../tracing.ts';

/** Milliseconds from which a wait for a connection gets a span of its own. */
const WORTH_TELLING_MS = 1;

/**
 * The configuration of Kysely; where traces are off, it has the dialect itself.
 * @param system the database's name in OpenTelemetry's conventions
 */
export function tracedConfig(dialect: Dialect, system: 'sqlite' | 'postgresql'): KyselyConfig {
  const traces = tracing();
  if (traces === null) return { dialect };
  return {
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (query) => dialect.createIntrospector(query),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () =>
        withWaits(dialect.createDriver(), (ms) => traces.past('wait for a connection', { 'db.system.name': system }, ms)),
    },
    log({ query: { sql }, queryDurationMillis, level }) {
      const verb = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'QUERY';
      const table = /\b(?:from|into|update|join)\s+"?(\w+)/i.exec(sql)?.[1];
      const facts = {
        'db.system.name': system,
        'db.operation.name': verb,
        ...(table !== undefined && { 'db.collection.name': table }),
      };
      traces.past(table === undefined ? verb : `${verb} ${table}`, facts, queryDurationMillis, level === 'error');
    },
  };
}

function withWaits(driver: Driver, waited: (ms: number) => void): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async () => {
    const begun = performance.now();
    const connection = await acquire();
    const ms = performance.now() - begun;
    if (ms >= WORTH_TELLING_MS) waited(ms);
    return connection;
  };
  return driver;
}
