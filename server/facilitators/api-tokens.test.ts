import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_SCOPES } from '#schemas/console-constants.ts';
import { type Caller, dump, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { TOKEN_SCOPES } from '../access/token-scopes.ts';

const DAY = 86_400_000;
const PASSWORD = 'a password for tests';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const LIST = '/admin/me/api-tokens';
const NO_CELLS = { time: '', minutes: '', place: '', facilitator: '', seats: '', programme: '' };
const ONE_LINE = { zone: 'Europe/Paris', lines: [{ line: 1, title: 'Atelier', day: '2027-01-12', ...NO_CELLS }] };

describe.each(testDatabases)('API tokens on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    const recipient = await identityToRecipient(await generateX25519Identity());
    app = await openTestApp(kind, { environment: { BACKUP_RECIPIENT: recipient } });
    admin = await app.admin();
  });
  afterAll(() => app.close());

  let names = 0;
  const employ = async (role: string) => {
    names += 1;
    const username = `${role}${names}`;
    const { body } = await admin('POST', '/admin/facilitators', { username, role, password: PASSWORD });
    const { body: signedIn } = await app.guest('POST', '/login', { username, password: PASSWORD });
    return { id: String(body['id']), username, call: app.as(String(signedIn['token'])) };
  };
  const make = async (call: Caller, scope: string, more: Record<string, unknown> = {}) => {
    names += 1;
    const { status, body } = await call('POST', LIST, { name: `script ${names}`, scope, ...more });
    expect(status).toBe(201);
    const token = String(body['token']);
    return {
      id: String(body['id']),
      name: String(body['name']),
      ends: Date.parse(String(body['expiresAt'])),
      token,
      script: app.as(token),
    };
  };
  const statusOf = async (call: Caller, path = '/admin/sessions') => (await call('GET', path)).status;
  const stored = () => app.database.query.selectFrom('api_tokens').selectAll().execute();

  test('is told once, opens the calls of its scope as its account, and is stored as a hash', async () => {
    const { call, id: account, username } = await employ('observer');
    const { id, name, script, token } = await make(call, 'figures');
    expect((await call('GET', LIST)).body).toMatchObject([{ id, name, scope: 'figures', usedAt: null }]);
    expect(await statusOf(script)).toBe(200);
    const listed = await call('GET', LIST);
    expect(listed.body).toMatchObject([{ id, usedAt: new Date(app.time.now).toISOString() }]);
    expect((await call('DELETE', `${LIST}/${id}`)).status).toBe(204);
    expect(await script('GET', '/admin/sessions')).toMatchObject({ status: 401, body: { code: 'api-token-refused' } });
    expect(await call('DELETE', `${LIST}/${id}`)).toMatchObject({ status: 404, body: { code: 'unknown-api-token' } });
    const log = await app.database.query
      .selectFrom('audit_log')
      .select(['action', 'actor', 'detail'])
      .where('subject', '=', account)
      .where('action', 'like', 'api-token%')
      .execute();
    expect(log.map(({ action, actor }) => [action, actor]).sort()).toEqual([
      ['api-token-made', username],
      ['api-token-revoked', username],
    ]);
    for (const { detail } of log) expect(JSON.parse(detail ?? '')).toMatchObject({ token: name, scope: 'figures' });
    expect(listed.text + JSON.stringify(log) + JSON.stringify(await stored())).not.toContain(token.slice('vigie_'.length));
  });

  test('ends after 90 days, or after as many as were asked for; then its name is free again', async () => {
    const { call, username } = await employ('observer');
    const usual = await make(call, 'figures');
    const short = await make(call, 'figures', { days: 1 });
    const made = app.time.now;
    expect([usual.ends - made, short.ends - made]).toEqual([90 * DAY, DAY]);
    app.time.now += DAY - 1;
    expect(await statusOf(short.script)).toBe(200);
    app.time.now += 1;
    expect(await statusOf(short.script)).toBe(401);
    expect(await statusOf(usual.script)).toBe(200);
    // After a day without use, the console asks for another sign-in.
    const { body } = await app.guest('POST', '/login', { username, password: PASSWORD });
    const again = await app.as(String(body['token']))('POST', LIST, { name: short.name, scope: 'figures' });
    app.time.now = made;
    expect(again.status).toBe(201);
  });

  test.each([
    [{ scope: 'figures' }, 400, 'name'],
    [{ name: '', scope: 'figures' }, 400, 'name'],
    [{ name: 'x'.repeat(61), scope: 'figures' }, 400, 'name'],
    [{ name: 'two\nlines', scope: 'figures' }, 400, 'name'],
    [{ name: 'a' }, 400, 'scope'],
    [{ name: 'a', scope: 'everything' }, 400, 'scope'],
    [{ name: 'a', scope: 'figures', days: 0 }, 400, 'days'],
    [{ name: 'a', scope: 'figures', days: 366 }, 400, 'days'],
    [{ name: 'a', scope: 'workshops' }, 403, 'scope'],
    [{ name: 'a', scope: 'people' }, 403, 'scope'],
    [{ name: 'a', scope: 'backups' }, 403, 'scope'],
  ])('%j of an observer is refused, names the field and changes nothing', async (wanted, status, field) => {
    const { call } = await employ('observer');
    const before = await dump(app.database);
    const reply = await call('POST', LIST, wanted);
    expect([reply.status, reply.body['field']]).toEqual([status, field]);
    expect(await dump(app.database)).toBe(before);
    expect((await call('GET', LIST)).text).toBe('[]');
  });

  test('a name is one token’s, also where several are made at once, and twenty are the most', async () => {
    const { call } = await employ('observer');
    const replies = await Promise.all([1, 2, 3].map(() => call('POST', LIST, { name: 'nightly', scope: 'figures' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'api-token-name-taken', field: 'name' });
    for (let count = 1; count < 20; count += 1) await make(call, 'figures');
    const more = await call('POST', LIST, { name: 'one more', scope: 'figures' });
    expect(more).toMatchObject({ status: 409, body: { code: 'too-many-api-tokens' } });
  });

  test('has the rights that its account has now, and ends where an administrator signs the account out', async () => {
    const { id, call } = await employ('facilitator');
    const { script } = await make(call, 'workshops');
    const plan = () => script('POST', '/admin/campaigns/none/workshops', ONE_LINE);
    expect((await plan()).status).toBe(404);
    await admin('PATCH', `/admin/facilitators/${id}`, { role: 'observer' });
    expect(await plan()).toMatchObject({ status: 403, body: { code: 'role-needed' } });
    await admin('PATCH', `/admin/facilitators/${id}`, { role: 'facilitator' });
    // The token's owner signs out everywhere, and the script can still call.
    await call('POST', '/admin/me/sign-out-everywhere');
    expect((await plan()).status).toBe(404);
    await admin('POST', `/admin/facilitators/${id}/sign-out`);
    expect((await plan()).status).toBe(401);
  });

  test.each([
    [
      'a new password from an administrator',
      (id: string) => admin('PATCH', `/admin/facilitators/${id}`, { password: 'yet another one' }),
    ],
    ['its account', (id: string) => admin('DELETE', `/admin/facilitators/${id}`)],
  ])('ends with %s', async (_what, end) => {
    const { id, call } = await employ('observer');
    const { script } = await make(call, 'figures');
    expect((await end(id)).status).toBeLessThan(300);
    expect(await statusOf(script)).toBe(401);
    expect((await stored()).filter(({ facilitator }) => facilitator === id)).toEqual([]);
  });

  test('another account neither sees nor revokes it', async () => {
    const [ada, bea] = [await employ('observer'), await employ('observer')];
    const { id, script } = await make(ada.call, 'figures');
    expect((await bea.call('GET', LIST)).text).toBe('[]');
    expect((await bea.call('DELETE', `${LIST}/${id}`)).status).toBe(404);
    expect(await statusOf(script)).toBe(200);
  });

  test('wrong ones are refused with 401, then with 429, while a right one goes on', async () => {
    const { script, token } = await make((await employ('observer')).call, 'figures');
    // Later than the failures of earlier tests, which count no more.
    app.time.now += 600_000;
    const wrong = app.as(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`);
    for (let tries = 0; tries < 100; tries += 1) expect(await statusOf(wrong)).toBe(401);
    const refused = await wrong('GET', '/admin/sessions');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-failures' }, headers: { 'retry-after': '600' } });
    expect(await statusOf(script)).toBe(200);
    app.time.now += 600_000;
    expect(await statusOf(wrong)).toBe(401);
  });

  test.each(['/progress', '/score', '/challenges/word', '/projector/room', '/remote'])('does not open %s', async (path) => {
    const { script } = await make((await employ('observer')).call, 'figures');
    expect(await statusOf(script, path)).toBe(401);
  });

  test('opens the listed calls of its scope, and no other call of the console', async () => {
    const { body } = await app.guest('GET', '/openapi.json');
    const calls = Object.entries(Object(body['paths']))
      .filter(([path]) => path.startsWith('/admin'))
      .flatMap(([path, methods]) =>
        Object.keys(Object(methods)).map((name) => ({
          path,
          method: methodOf(name.toUpperCase()),
          name: `${name.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        })),
      );
    expect(calls.length).toBeGreaterThan(80);
    const { id } = await app.session();
    for (const scope of API_SCOPES) {
      const { script } = await make(admin, scope);
      const opened: string[] = [];
      for (const { path, method, name } of calls) {
        const url = path.replace('{what}', 'scores').replace(/\{\w+\}/g, id);
        const reply = await (method === 'GET' ? script(method, url) : script(method, url, {}));
        if (reply.body['code'] === 'scope-needed') expect([name, reply.status]).toEqual([name, 403]);
        else opened.push(name);
        expect([scope, name, reply.status]).not.toEqual([scope, name, 401]);
      }
      // The lists also differ if a call was renamed and so left its scope.
      expect([scope, opened.sort()]).toEqual([scope, [...TOKEN_SCOPES[scope]].sort()]);
    }
  });
});

test('a token downloads no backup that is not encrypted', async () => {
  const [kind] = testDatabases;
  if (!kind) throw new Error('no database');
  const app = await openTestApp(kind);
  try {
    const admin = await app.admin();
    const { body } = await admin('POST', LIST, { name: 'nightly', scope: 'backups' });
    const script = app.as(String(body['token']));
    expect(await script('GET', '/admin/backup')).toMatchObject({ status: 409, body: { code: 'encryption-needed' } });
    expect((await admin('GET', '/admin/backup')).status).toBe(200);
  } finally {
    await app.close();
  }
});

function methodOf(name: string): (typeof METHODS)[number] {
  const method = METHODS.find((known) => known === name);
  if (!method) throw new Error(`the test does not know the method ${name}`);
  return method;
}
