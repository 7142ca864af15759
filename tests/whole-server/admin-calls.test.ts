import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaVersion } from '../../server/backups/backup-versions.ts';
import { ADMIN } from '../support/admin.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

describe.each(testDatabases)('calls of the console on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  test('sign-in refuses a wrong password, and never the right one because of wrong ones', async () => {
    expect(await app.guest('POST', '/login', { ...ADMIN, password: 'wrong' })).toMatchObject({
      status: 401,
      body: { message: 'Invalid username or password.' },
    });
    for (let attempt = 0; attempt < 9; attempt += 1) await app.guest('POST', '/login', { ...ADMIN, password: 'wrong' });
    expect((await app.guest('POST', '/login', ADMIN)).status).toBe(200);
  });

  test('every call needs an admin token', async () => {
    const { code, id } = await app.session();
    const { call } = await app.player(code);
    const calls = [
      ['GET', '/admin/sessions'],
      ['POST', '/admin/sessions'],
      ['GET', '/admin/scores'],
      ['GET', '/admin/storage'],
      ['GET', '/admin/backup'],
      ['PATCH', `/admin/sessions/${id}/close`],
      ['DELETE', `/admin/sessions/${id}`],
    ] as const;
    for (const [method, url] of calls) {
      expect((await app.guest(method, url)).status, url).toBe(401);
      expect((await call(method, url)).status, url).toBe(401);
    }
  });

  test('a session is created open with a code to share, closed, opened and deleted', async () => {
    const created = await admin('POST', '/admin/sessions', { name: '  Équipe de nuit ' });
    expect(created).toMatchObject({ status: 201, body: { name: 'Équipe de nuit', active: true } });
    expect(created.body['code']).toMatch(/^[2-9BCDFGHJ-NP-TVWXZ]{4}-[2-9BCDFGHJ-NP-TVWXZ]{4}$/);
    const id = String(created.body['id']);
    const code = String(created.body['code']);
    const { call } = await app.player(code, 'avant@brevelle.example');
    expect((await admin('PATCH', `/admin/sessions/${id}/close`)).body).toMatchObject({ id, active: false });
    expect(await app.guest('POST', '/auth/login', { email: 'apres@brevelle.example', code })).toMatchObject({
      status: 403,
      body: { message: 'Cette session est fermée.' },
    });
    expect((await call('GET', '/score')).status).toBe(200);
    expect((await admin('PATCH', `/admin/sessions/${id}/open`, '', { 'content-type': 'application/json' })).body).toMatchObject({
      active: true,
    });
    expect((await admin('DELETE', `/admin/sessions/${id}`)).status).toBe(204);
    expect((await call('GET', '/score')).status).toBe(401);
    expect((await admin('DELETE', `/admin/sessions/${id}`)).status).toBe(404);
    expect((await admin('PATCH', '/admin/sessions/%00/open')).status).toBe(404);
    const left = await app.database.query.selectFrom('participants').select('id').where('session', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('scores are sorted by points, then by who reached them first; current means open sessions', async () => {
    await app.database.query.updateTable('sessions').set({ active: 0 }).execute();
    const one = await app.session();
    const two = await app.session();
    const late = await app.player(one.code, 'b@brevelle.example');
    const early = await app.player(two.code, 'a@brevelle.example');
    await app.player(one.code, 'c@brevelle.example');
    for (const { call, id } of [late, early]) {
      app.time.now += 1000;
      await call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, id, 'word') });
    }
    const rows = [
      { username: 'b@brevelle.example', score: 5 },
      { username: 'a@brevelle.example', score: 5 },
      { username: 'c@brevelle.example', score: 0 },
    ];
    expect((await admin('GET', '/admin/scores')).body).toEqual(rows);
    expect((await admin('GET', '/admin/scores?limit=1')).body).toEqual(rows.slice(0, 1));
    expect((await admin('GET', `/admin/sessions/${two.id}/scores`)).body).toEqual(rows.slice(1, 2));
    const total = async (path: string) => {
      const counted = await admin('GET', `${path}count=true`);
      return [Object.keys(counted.body).length, Number(counted.headers['x-total-count'])];
    };
    expect(await total('/admin/scores?limit=1&')).toEqual([1, 3]);
    expect(await total(`/admin/sessions/${one.id}/scores?limit=1&`)).toEqual([1, 2]);
    await admin('PATCH', `/admin/sessions/${one.id}/close`);
    expect((await admin('GET', '/admin/scores')).body).toEqual(rows.slice(1, 2));
    app.time.now += 2000;
    expect(await total('/admin/scores?')).toEqual([1, 1]);
    const all = Object.keys((await admin('GET', '/admin/scores?scope=all')).body).length;
    expect(await total('/admin/scores?scope=all&limit=2&')).toEqual([2, all]);
    expect((await admin('GET', '/admin/scores?scope=all&limit=2')).body).toEqual(rows.slice(0, 2));
    expect((await admin('GET', '/admin/scores?scope=none')).status).toBe(400);
    expect((await admin('GET', '/admin/sessions/nope/scores')).status).toBe(404);
  });

  test('storage is counted, and its path tells no password', async () => {
    const { body } = await admin('GET', '/admin/storage');
    expect(body).toMatchObject({ sessions: expect.any(Number), participants: expect.any(Number), scores: expect.any(Number) });
    expect(Number(body['size_bytes'])).toBeGreaterThan(1000);
    expect(body['db_path']).not.toContain('postgres:postgres');
  });

  test('the release that answers is named to a probe, in the storage figures, in a backup and in the description of the calls', async () => {
    const { version }: { version: string } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect((await app.guest('GET', '/healthz')).body).toEqual({ status: 'ok', waitMs: 0, version });
    expect((await admin('GET', '/admin/storage')).body).toMatchObject({ version });
    expect((await admin('GET', '/admin/backup')).body).toMatchObject({ version, schemaVersion });
    expect((await app.guest('GET', '/openapi.json')).body).toMatchObject({ info: { version } });
  });

  test('the backup holds everything but credentials, and its checksum is right', async () => {
    const { text, headers } = await admin('GET', '/admin/backup');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="vigie-backup-.*\.json"$/);
    const document: { tables: Record<string, unknown[]>; sha256: string } = JSON.parse(text);
    const tables = text.slice(text.indexOf('"tables":') + 9, text.lastIndexOf(',"sha256"'));
    expect(createHash('sha256').update(tables).digest('hex')).toBe(document.sha256);
    const participants = await app.database.query.selectFrom('participants').select('id').execute();
    expect(document.tables['participants']).toHaveLength(participants.length);
    expect(Object.keys(document.tables)).not.toContain('tokens');
    expect(text).not.toContain('scrypt');
  });

  test('what was done is in the audit log', async () => {
    // Failed sign-ins are written now and then, and tested apart.
    const told = app.database.query.selectFrom('audit_log').select('action').where('action', '!=', 'sign-in-failed');
    const entries = await told.execute();
    const actions = new Set(entries.map(({ action }) => action));
    expect([...actions].sort()).toEqual([
      'backup-downloaded',
      'facilitator-created',
      'session-closed',
      'session-created',
      'session-deleted',
      'session-opened',
      'signed-in',
    ]);
  });
});
