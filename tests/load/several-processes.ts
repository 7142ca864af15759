/**
 * Cost of an answer when several processes share one PostgreSQL, compared with a single process: `tsx tests/load/several-processes.ts
 * [answers]`. The same players answer through all processes. Processor time comes from Linux, so that other load on the machine matters
 * little.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { buildServer, FIXTURE_SERVER } from '../support/build-server.ts';
import { startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createPostgresDatabase } from '../support/temporary-databases.ts';
import { measure } from './measure.ts';
import { familyTimeOf, postmasterOf } from './postgres-processor.ts';
import { processorTimeOf } from './process-facts.ts';
import { seedSession } from './seed.ts';

/**
 * Answers that are measured, over all processes. Each process gets `FIRST_MOVES` unmeasured answers before them, so that its code is
 * compiled.
 */
const MOVES = Number(process.argv[2] ?? 12_000);
const FIRST_MOVES = 4_000;
/** Answers in flight at the same time, over all processes. */
const UNDER_WAY = 150;
const PLAYERS = 3000;
/** Seconds after which a machine is too slow to be measured. */
const LONGEST_S = 120;
const METRICS_TOKEN = 'a-token-of-the-benchmark';

interface Cost {
  readonly processes: number;
  readonly sessions: number;
  readonly perSecond: number;
  /** Milliseconds: median and 99th percentile. */
  readonly p50: number;
  readonly p99: number;
  /** Mean number of answers in one batch. */
  readonly batch: number;
  /** Microseconds of processor time for each answer, of the server and of PostgreSQL. */
  readonly node: number;
  readonly postgres: number;
  /** Database transactions for each answer: reads that share a query count once. */
  readonly transactions: number;
  readonly failed: number;
}

async function batchesOf(servers: readonly ServerProcess[]): Promise<{ readonly batches: number; readonly moves: number }> {
  let [batches, moves] = [0, 0];
  for (const { url } of servers) {
    const told = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
    const of = (name: string) => Number(new RegExp(`^${name}\\{queue="moves"\\} (\\d+)`, 'm').exec(told)?.[1] ?? 0);
    batches += of('vigie_write_batches_total');
    moves += of('vigie_writes_total');
  }
  return { batches, moves };
}

async function costOf(
  database: Database,
  servers: readonly ServerProcess[],
  postmaster: number,
  tokens: readonly string[],
): Promise<Omit<Cost, 'sessions'>> {
  const node = () => servers.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0);
  let tried = 0;
  const load = (moves: number) =>
    Promise.all(
      servers.map(({ url }) =>
        measure(
          url,
          LONGEST_S,
          () => {
            tried += 1;
            return {
              method: 'POST',
              path: '/challenges/form/attempts',
              headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[tried % tokens.length]}` },
              body: '{"answer":"faux"}',
            };
          },
          { connections: UNDER_WAY / servers.length, amount: moves / servers.length },
        ),
      ),
    );
  await load(FIRST_MOVES * servers.length);
  const before = {
    node: node(),
    postgres: familyTimeOf(postmaster),
    transactions: await transactionsOf(database),
    ...(await batchesOf(servers)),
  };
  const measured = await load(MOVES);
  const after = {
    node: node(),
    postgres: familyTimeOf(postmaster),
    transactions: await transactionsOf(database),
    ...(await batchesOf(servers)),
  };
  const moves = after.moves - before.moves;
  const each = (ms: number) => Math.round((ms * 1000) / moves);
  return {
    processes: servers.length,
    perSecond: measured.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p50: Math.max(...measured.map(({ p50 }) => p50)),
    p99: Math.max(...measured.map(({ p99 }) => p99)),
    batch: Math.round((moves / (after.batches - before.batches)) * 10) / 10,
    node: each(after.node - before.node),
    postgres: each(after.postgres - before.postgres),
    transactions: Math.round(((after.transactions - before.transactions) / moves) * 1000) / 1000,
    failed: measured.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function tokensOf(database: Database, sessions: number): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < sessions; index += 1) {
    const { players } = await seedSession(database, PLAYERS / sessions, PLAYERS / sessions);
    tokens.push(...players.map(({ token }) => token));
  }
  // Interleaves the sessions: two neighbours in the list belong to different sessions.
  const each = PLAYERS / sessions;
  return tokens.map((_token, index) => tokens[(index % sessions) * each + Math.floor(index / sessions)] ?? '');
}

/** Transactions that the database has ended so far. The wait is needed because connections report theirs once a second. */
async function transactionsOf({ query }: Database): Promise<number> {
  await pause(1500);
  const { rows } = await sql<{
    ended: string;
  }>`select xact_commit + xact_rollback as ended from pg_stat_database where datname = current_database()`.execute(query);
  return Number(rows[0]?.ended);
}

const postgres = await startPostgres();
const store = await createPostgresDatabase(postgres.url);
const entry = await buildServer(FIXTURE_SERVER);
const database = await openDatabase(store.url);
const costs: Cost[] = [];
try {
  const postmaster = await postmasterOf(database);
  for (const sessions of [1, 20]) {
    const tokens = await tokensOf(database, sessions);
    for (const count of [1, 3]) {
      const servers: ServerProcess[] = [];
      for (let index = 0; index < count; index += 1) servers.push(await startServer(store.url, entry, [], { METRICS_TOKEN }));
      costs.push({ sessions, ...(await costOf(database, servers, postmaster, tokens)) });
      console.log(JSON.stringify(costs.at(-1)));
      for (const server of servers) await server.end('SIGTERM');
    }
  }
} finally {
  await database.close();
  await store.drop();
  await postgres.stop();
}
console.table(costs);
