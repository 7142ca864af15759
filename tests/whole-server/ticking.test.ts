/** What a server does of itself, without any call, every few seconds. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REFUSED_TTL_MS, WAITING_TTL_MS } from '#schemas/door.ts';
import { ADMIN } from '../support/admin.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const MINUTE = 60_000;
const TIMEOUT_MS = 15_000;

describe.each(testDatabases)('a server that is left alone on $name', (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    app = await openTestApp(kind, { ticking: true });
  });
  afterEach(async () => {
    await app.close();
    vi.useRealTimers();
  });

  test('closes a session whose time has come', async () => {
    const closesAt = new Date(app.time.now + 10 * MINUTE).toISOString();
    const { body } = await (await app.admin())('POST', '/admin/sessions', { closesAt });
    const closed = async () => {
      const { query } = app.database;
      return (await query.selectFrom('sessions').select('closed_at').where('id', '=', String(body['id'])).executeTakeFirst())
        ?.closed_at;
    };
    expect(await closed()).toBeNull();
    app.time.now += 10 * MINUTE;
    vi.advanceTimersByTime(MINUTE);
    await vi.waitFor(async () => expect(await closed()).toBe(closesAt), TIMEOUT_MS);
  });

  test('forgets who stopped waiting at the door after five minutes, and who was refused after half an hour', async () => {
    const admin = await app.admin();
    const watched = (await admin('POST', '/admin/sessions', { door: 'watched' })).body;
    const allowed = [{ entry: 'ana@brevelle.example', team: null, name: null }];
    const listed = (await admin('POST', '/admin/sessions', { allowed })).body;
    for (const { code } of [watched, listed])
      expect((await app.guest('POST', '/auth/login', { email: 'lea@brevelle.example', code })).status).toBe(403);
    const left = async () => {
      const { query } = app.database;
      const waiting = await query.selectFrom('waiting_people').select('email').execute();
      const refused = await query.selectFrom('refused_logins').select('email').execute();
      return [waiting.length, refused.length];
    };
    await vi.waitFor(async () => expect(await left()).toEqual([1, 1]), TIMEOUT_MS);
    for (const [ttl, after] of [
      [WAITING_TTL_MS, [0, 1]],
      [REFUSED_TTL_MS, [0, 0]],
    ] as const) {
      app.time.now += ttl;
      vi.advanceTimersByTime(MINUTE);
      await vi.waitFor(async () => expect(await left()).toEqual(after), TIMEOUT_MS);
    }
  });

  test('writes failed sign-ins down', async () => {
    expect((await app.guest('POST', '/login', { ...ADMIN, password: 'wrong' })).status).toBe(401);
    vi.advanceTimersByTime(MINUTE);
    await vi.waitFor(async () => {
      const rows = await app.database.query.selectFrom('audit_log').select('action').execute();
      expect(rows).toContainEqual({ action: 'sign-in-failed' });
    }, TIMEOUT_MS);
  });
});
