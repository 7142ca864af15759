/** Full disk: reported everywhere, and recovered from as soon as there is space again. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createLogger } from '../http/logging.ts';
import type { Database } from './database.ts';

const TABLES = ['participants', 'score_events', 'session_events', 'settings'] as const;

/** Makes the database full: SQLite by its page limit, PostgreSQL by a trigger that raises the error. */
async function fill({ kind, query }: Database): Promise<void> {
  if (kind === 'sqlite') {
    await sql`pragma max_page_count = 1`.execute(query);
    return;
  }
  await sql`create or replace function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(query);
  for (const table of TABLES)
    await sql`create trigger full_disk before insert on ${sql.table(table)} execute function full_disk()`.execute(query);
}

async function makeRoom({ kind, query }: Database): Promise<void> {
  if (kind === 'sqlite') await sql`pragma max_page_count = 1000000`.execute(query);
  else for (const table of TABLES) await sql`drop trigger full_disk on ${sql.table(table)}`.execute(query);
}

describe.each(testDatabases)('a full disk under $name', (kind) => {
  const logged: string[] = [];
  let app: TestApp;
  let call: Caller;
  let code: string;
  beforeAll(async () => {
    app = await openTestApp(kind, { logger: createLogger({ logLevel: 'info' }, { write: (line) => logged.push(line) }) });
    code = (await app.session()).code;
    call = (await app.player(code)).call;
  });
  afterAll(() => app.close());

  /** Repeats a call until the existing pages are full; answers with the last reply. */
  async function untilFull(ask: (turn: number) => ReturnType<Caller>) {
    let reply = await ask(0);
    for (let turn = 1; reply.status === 200 && turn < 500; turn += 1) reply = await ask(turn);
    return reply;
  }

  test('is answered with 507 and logged as what it is; the server is not ready, and is again without a restart', async () => {
    const ready = () => app.guest('GET', '/readyz');
    const login = (turn: number) =>
      app.guest('POST', '/auth/login', { email: `${'plein'.repeat(30)}${turn}@brevelle.example`, code });
    const answer = (turn: number) => call('POST', '/challenges/word/attempts', { answer: `non ${turn}` });
    expect((await ready()).status).toBe(200);

    await fill(app.database);
    const told = {
      status: 507,
      body: { code: 'disk-full', message: expect.stringContaining('plus de place') },
      headers: { 'cache-control': 'no-store' },
    };
    expect(await untilFull(login)).toMatchObject(told);
    expect(await ready()).toMatchObject({ status: 503, body: { code: 'disk-full' } });
    expect(await untilFull(answer)).toMatchObject(told);
    expect((await call('GET', '/score')).status).toBe(200);
    expect((await app.guest('GET', '/healthz')).status).toBe(200);
    const causes = logged.filter((line) => line.includes('request failed')).map((line) => JSON.parse(line).err.code);
    expect(new Set(causes)).toEqual(new Set([app.database.kind === 'sqlite' ? 'SQLITE_FULL' : '53100']));
    expect(logged.join()).not.toContain('no transaction is active');

    await makeRoom(app.database);
    expect((await ready()).status).toBe(200);
    expect((await login(999)).status).toBe(200);
    expect((await answer(999)).status).toBe(200);
  });

  test('is told as broken until there is room again, although nobody asks whether the server is ready', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const alone = await openTestApp(kind, { ticking: true });
    onTestFinished(() => alone.close());
    const { code: door } = await alone.session();
    const status = async () => (await alone.guest('GET', '/healthz')).body['status'];
    await fill(alone.database);
    const refused = await untilFull((turn) =>
      alone.guest('POST', '/auth/login', { email: `${'plein'.repeat(30)}${turn}@brevelle.example`, code: door }),
    );
    expect([refused.status, await status()]).toEqual([507, 'broken']);
    await makeRoom(alone.database);
    expect(await status()).toBe('broken');
    vi.advanceTimersByTime(5_000);
    await vi.waitFor(async () => expect(await status()).toBe('ok'), 15_000);
  });
});
