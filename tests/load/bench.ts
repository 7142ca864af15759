/**
 * The benchmarks of the server, each with its budget: `npm run bench [seconds] [SQLite|PostgreSQL|built]`. Prints a table; `×` is the rate
 * as a share of a bare server's with one durable write, or one read, for each request. With fewer than five seconds, a million participants
 * are not measured.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { ADMIN } from '../support/admin.ts';
import { buildServer, FIXTURE_SERVER } from '../support/build-server.ts';
import { startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { createPostgresDatabase, createSqliteDatabase } from '../support/temporary-databases.ts';
import { type Beside, besideBare } from './beside-bare.ts';
import { measureLargeCampaign } from './large-campaign.ts';
import { type LargeCost, measureLargeSession } from './large-session.ts';
import { measureLive } from './live-events.ts';
import { type LoadRequest, type Measured, measure } from './measure.ts';
import { memoryOf } from './process-facts.ts';
import { rightAnswers, seedSession } from './seed.ts';

const seconds = Number(process.argv[2] ?? 10);
/** The database to measure, or `built` for neither; undefined measures both. The built server is measured in each case. */
const only = process.argv[3];
const PLAYERS = 5000;
/** How many of the players read. */
const READERS = 1000;
const BUILT = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const JSON_BODY = { 'content-type': 'application/json' };

interface Line {
  readonly what: string;
  readonly on: string;
  readonly measured: string;
  readonly budget: string;
}
const lines: Line[] = [];

function report(on: string, what: string, measured: string, budget: string): void {
  lines.push({ what, on, measured, budget });
  console.log(`${on}: ${what}: ${measured} (budget ${budget})`);
}

function rate({ perSecond, p50, p99, failed }: Measured): string {
  return `${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms${failed > 0 ? `, ${failed} FAILED` : ''}`;
}

function share({ ours, ratio, processor }: Beside): string {
  return `× ${ratio.toFixed(2)}; ${rate(ours)}; ${processor.ours} µs of processor (bare ${processor.bare})`;
}

async function adminToken(url: string): Promise<string> {
  const response = await fetch(`${url}/login`, { method: 'POST', headers: JSON_BODY, body: JSON.stringify(ADMIN) });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Measures the calls that a session makes most, beside the bare server. */
async function play(name: string, bare: ServerProcess, server: ServerProcess, database: Database): Promise<void> {
  const { session, players } = await seedSession(database, PLAYERS, PLAYERS);
  const work = await rightAnswers(database, players);
  const of = (token: string) => ({ authorization: `Bearer ${token}` });
  const attempt = (token: string, key: string, answer: string): LoadRequest => ({
    method: 'POST',
    path: `/challenges/${key}/attempts`,
    headers: { ...JSON_BODY, ...of(token) },
    body: JSON.stringify({ answer }),
  });
  const some = players.slice(0, READERS);
  const observer = await adminToken(server.url);
  let done = 0;
  const nextRight = () => {
    const job = work[done];
    done += 1;
    return job && attempt(job.token, job.key, job.answer);
  };
  const right = await besideBare(bare, server, 'write', nextRight, seconds);
  report(name, 'right attempts', share(right), name === 'SQLite' ? '× 1.0, 4000/s, p99 40 ms' : '2500/s, p99 40 ms');
  const solved = await database.query
    .selectFrom('score_events')
    .select((eb) => eb.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  report(name, 'of which written', String(solved.rows), 'all acknowledged');
  let tried = 0;
  const nextWrong = () => {
    tried += 1;
    return attempt(players[tried % players.length]?.token ?? '', 'form', 'faux');
  };
  const wrong = await besideBare(bare, server, 'write', nextWrong, seconds);
  report(name, 'wrong attempts', share(wrong), '× 1.5');
  const reads: readonly { what: string; budget: string; requests: readonly LoadRequest[] }[] = [
    {
      what: 'GET /challenges/:key',
      budget: '× 0.35',
      requests: some.map(({ token }) => ({ path: '/challenges/word', headers: of(token) })),
    },
    {
      what: 'GET /progress',
      budget: '× 0.4, 10000/s',
      requests: some.map(({ token }) => ({ path: '/progress', headers: of(token) })),
    },
    {
      what: 'GET /standing',
      budget: '× 0.35, 5000/s',
      requests: some.map(({ token }) => ({ path: '/standing', headers: of(token) })),
    },
    {
      what: 'board',
      budget: '× 0.4, 10000/s',
      requests: [{ path: `/admin/sessions/${session}/scores?limit=100`, headers: of(observer) }],
    },
  ];
  for (const { what, budget, requests } of reads)
    report(name, what, share(await besideBare(bare, server, 'read', requests, seconds)), budget);
}

async function leaderboard(name: string, server: ServerProcess, database: Database): Promise<void> {
  const token = await adminToken(server.url);
  for (const count of seconds < 5 ? [1000, 10_000] : [1000, 10_000, 1_000_000]) {
    const { session } = await seedSession(database, count, 0);
    const path = `/admin/sessions/${session}/scores?limit=100`;
    const board = await measure(server.url, Math.min(seconds, 5), [{ path, headers: { authorization: `Bearer ${token}` } }]);
    report(name, `top 100 of ${count}`, rate(board), '10000/s, p99 at 1e6 ≤ 1.5 × at 1e3');
  }
}

/** 500 people log in to one session within five seconds; the budget asks for 500 in a minute. */
async function loginStorm(name: string, server: ServerProcess): Promise<void> {
  const headers = { ...JSON_BODY, authorization: `Bearer ${await adminToken(server.url)}` };
  const created = await fetch(`${server.url}/admin/sessions`, { method: 'POST', headers, body: '{}' });
  const { code } = (await created.json()) as { code: string };
  let index = 0;
  const storm = await measure(
    server.url,
    60,
    () => {
      index += 1;
      return {
        method: 'POST',
        path: '/auth/login',
        headers: JSON_BODY,
        body: JSON.stringify({ email: `salle${index}@brevelle.example`, code }),
      };
    },
    { amount: 500, perSecond: 100 },
  );
  report(name, '500 logins in 5 s', rate(storm), 'no error, p99 150 ms');
}

/** 500 people of one session receive events while they play. */
async function live(name: string, server: ServerProcess, database: Database): Promise<void> {
  const token = await adminToken(server.url);
  const headers = { ...JSON_BODY, authorization: `Bearer ${token}` };
  const projector = async (session: string) => {
    const issued = await fetch(`${server.url}/admin/sessions/${session}/projector`, { method: 'POST', headers, body: '{}' });
    return String(((await issued.json()) as { token: string }).token);
  };
  const { latencies, memory, processor, wrong } = await measureLive(server, database, Math.max(5, seconds), token, projector);
  for (const [reader, { p50, p99, news }] of Object.entries(latencies))
    report(name, `news to ${reader}`, `p50 ${p50} ms, p99 ${p99} ms of ${news}`, 'p50 1000 ms, p99 2000 ms');
  report(name, 'news lost or doubled', String(wrong), '0');
  report(name, 'memory with 500 streams', `${memory.during} MB (${memory.before} before)`, '200 MB');
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  report(name, 'processor with 500 streams', `${percent(processor.busy)} of one (${percent(processor.quiet)} quiet)`, '–');
}

/** Reports each expensive call with what it costs in processor time and memory, and how long other callers wait because of it. */
async function large(name: string, url: string, database: Database): Promise<void> {
  const entry = await buildServer(FIXTURE_SERVER);
  reportLarge(name, '20,000 people × 10 missions', await measureLargeSession(url, entry, database, adminToken));
  const campaign = await measureLargeCampaign(url, entry, database, adminToken);
  reportLarge(name, '12,000 people × 400 sessions', campaign);
}

function reportLarge(name: string, of: string, costs: readonly LargeCost[]): void {
  for (const { what, budget = 300, processor, piece, passed, healthP99, memory, bytes } of costs)
    report(
      name,
      `${what} of ${of}`,
      `${processor} ms of processor, longest piece ${piece} ms (${passed} ms passed), /healthz p99 ${healthP99} ms, at most ${memory} MB, ${bytes} bytes`,
      `${budget} ms, pieces 50 ms, /healthz 100 ms, 512 MB`,
    );
}

async function run(name: string, url: string): Promise<void> {
  const store = await createSqliteDatabase();
  const bare = await startServer(store.url, await buildServer('tests/load/bare-server.ts'));
  const server = await startServer(url, await buildServer(FIXTURE_SERVER));
  const database = await openDatabase(url);
  try {
    await live(name, server, database);
    await loginStorm(name, server);
    await play(name, bare, server, database);
    await leaderboard(name, server, database);
    report(name, 'memory after load', `${memoryOf(server.pid)} MB`, '200 MB');
    await server.end('SIGTERM');
    await large(name, url, database);
  } finally {
    await database.close();
    await server.end('SIGTERM');
    await bare.end('SIGKILL');
    await store.drop();
  }
}

/** Measures the built server: its cold start and memory. */
async function built(): Promise<void> {
  if (!existsSync(BUILT)) {
    console.log('dist/server/main.js is not built: cold start and memory are not measured');
    return;
  }
  const store = await createSqliteDatabase();
  try {
    const starts: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const server = await startServer(store.url, BUILT);
      await fetch(`${server.url}/healthz`);
      starts.push(server.startedIn);
      if (round === 4) report('SQLite', 'memory at rest', `${memoryOf(server.pid)} MB`, '120 MB');
      if (round === 4) {
        const load = await measure(server.url, seconds, [{ path: '/score' }]);
        report('SQLite', 'memory under load', `${memoryOf(server.pid)} MB at ${load.perSecond}/s`, '200 MB');
      }
      await server.end('SIGTERM');
    }
    report('SQLite', 'cold start to readiness (median of 5)', `${Math.round(starts.sort((a, b) => a - b)[2] ?? 0)} ms`, '450 ms');
  } finally {
    await store.drop();
  }
}

async function onSqlite(): Promise<void> {
  const store = await createSqliteDatabase();
  await run('SQLite', store.url);
  await store.drop();
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const store = await createPostgresDatabase(postgres.url);
    await run('PostgreSQL', store.url);
    await store.drop();
  } finally {
    await postgres.stop();
  }
}

if (only !== 'PostgreSQL' && only !== 'built') await onSqlite();
if (only !== 'SQLite' && only !== 'built') await onPostgres();
await built();
console.table(lines);
