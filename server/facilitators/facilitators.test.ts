import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { type Caller, dump, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const PASSWORD = 'a password for tests';

describe.each(testDatabases)('accounts of the console on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  let accounts = 0;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  async function signIn(username: string, password = PASSWORD): Promise<Caller> {
    const { status, body } = await app.guest('POST', '/login', { username, password });
    expect(status).toBe(200);
    return app.as(String(body['token']));
  }

  async function account(role: string) {
    accounts += 1;
    const username = `Account.${accounts}`;
    const { status, body } = await admin('POST', '/admin/facilitators', { username, role, password: PASSWORD });
    expect(status).toBe(201);
    return { id: String(body['id']), username, call: await signIn(username) };
  }

  const ownId = async (call: Caller) => String((await call('GET', '/admin/me')).body['id']);

  async function audited(action: string) {
    const rows = await app.database.query
      .selectFrom('audit_log')
      .select(['actor', 'subject', 'detail'])
      .where('action', '=', action)
      .execute();
    return rows.map(({ detail, ...row }) => ({ ...row, detail: detail === null ? null : JSON.parse(detail) }));
  }

  test('are made with a role, signed in to, and listed without their passwords', async () => {
    const { id, username, call } = await account('observer');
    const shown = {
      id,
      username,
      role: 'observer',
      createdAt: '2026-11-21T09:00:00.000Z',
      fromEnvironment: false,
      hasPassword: true,
      language: null,
      departments: [],
    };
    expect((await call('GET', '/admin/me')).body).toEqual(shown);
    const list = await admin('GET', '/admin/facilitators');
    expect(list.body).toContainEqual(shown);
    expect(list.body).toContainEqual(
      expect.objectContaining({ username: 'admin', role: 'administrator', fromEnvironment: true, language: null }),
    );
    expect(list.text).not.toContain('scrypt');
    expect(await audited('facilitator-created')).toContainEqual({
      actor: 'admin',
      subject: id,
      detail: { username, role: 'observer' },
    });
    // The browser is new to the account, and its user agent does not say what it is.
    expect(await audited('signed-in')).toContainEqual({ actor: username, subject: null, detail: { newBrowser: '' } });
  });

  test('nobody signs in under a name that no database can hold, or that is too long for one', async () => {
    const signIn = async (username: string) => (await app.guest('POST', '/login', { username, password: PASSWORD })).body;
    for (const username of ['a\u0000b', '\u0000', '\ud800'])
      expect(await signIn(username)).toMatchObject({ code: 'invalid-field', field: 'username' });
    expect(await signIn('\ufb2c'.repeat(100))).toMatchObject({ code: 'wrong-credentials' });
  });

  test('have names that nobody else has, in whatever case and however parallel', async () => {
    const make = (username: string) => admin('POST', '/admin/facilitators', { username, role: 'observer', password: PASSWORD });
    const replies = await Promise.all(['twin', 'Twin', 'TWIN'].map(make));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'username-taken', field: 'username' });
    expect((await make('Schedule')).body).toMatchObject({ code: 'username-reserved', field: 'username' });
    const made = replies.find(({ status }) => status === 201)?.body['username'];
    const other = made === 'twin' ? 'Twin' : 'twin';
    expect((await app.guest('POST', '/login', { username: other, password: PASSWORD })).status).toBe(401);
  });

  test('refuse bad input by the name of its field, and change nothing', async () => {
    const { id } = await account('facilitator');
    const before = await dump(app.database);
    const good = { username: 'someone', role: 'observer', password: PASSWORD };
    for (const [body, field] of [
      [{ ...good, username: 'a b' }, 'username'],
      [{ ...good, role: 'owner' }, 'role'],
      [{ ...good, password: 'too short' }, 'password'],
      [{ ...good, extra: 1 }, 'extra'],
      [{}, 'username'],
    ] as const) {
      expect(await admin('POST', '/admin/facilitators', body), field).toMatchObject({ status: 400, body: { field } });
    }
    expect((await admin('PATCH', `/admin/facilitators/${id}`, {})).status).toBe(400);
    expect((await admin('PATCH', `/admin/facilitators/${id}`, { role: 'facilitator' })).status).toBe(200);
    expect((await admin('PATCH', '/admin/facilitators/nope%00', { role: 'observer' })).status).toBe(404);
    expect((await admin('POST', '/admin/facilitators/nope/sign-out')).status).toBe(404);
    expect(await dump(app.database)).toBe(before);
  });

  test('change role at the next call, and lose their sign-ins with a new password', async () => {
    const { id, username, call } = await account('observer');
    expect((await call('POST', '/admin/sessions', {})).status).toBe(403);
    expect((await admin('PATCH', `/admin/facilitators/${id}`, { role: 'facilitator' })).body).toMatchObject({
      role: 'facilitator',
    });
    expect((await call('POST', '/admin/sessions', {})).status).toBe(201);
    const next = 'another password entirely';
    expect((await admin('PATCH', `/admin/facilitators/${id}`, { password: next })).status).toBe(200);
    expect((await call('GET', '/admin/me')).status).toBe(401);
    expect((await app.guest('POST', '/login', { username, password: PASSWORD })).status).toBe(401);
    await signIn(username, next);
    const entries = (await audited('facilitator-changed')).filter(({ subject }) => subject === id);
    expect(entries.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        { username, role: 'facilitator', formerRole: 'observer' },
        { username, role: 'facilitator', newPassword: true },
      ]),
    );
  });

  test('are signed out and removed by an administrator, and stay removed', async () => {
    const { id, username, call } = await account('facilitator');
    expect((await admin('POST', `/admin/facilitators/${id}/sign-out`)).status).toBe(204);
    expect((await call('GET', '/admin/me')).status).toBe(401);
    const again = await signIn(username);
    expect((await admin('DELETE', `/admin/facilitators/${id}`)).status).toBe(204);
    expect((await admin('DELETE', `/admin/facilitators/${id}`)).status).toBe(404);
    expect((await again('GET', '/admin/me')).status).toBe(401);
    expect((await app.guest('POST', '/login', { username, password: PASSWORD })).status).toBe(401);
    const same = { username, role: 'observer', password: PASSWORD };
    expect((await admin('POST', '/admin/facilitators', same)).status).toBe(201);
    expect((await again('GET', '/admin/me')).status).toBe(401);
    expect(await audited('facilitator-removed')).toContainEqual({
      actor: 'admin',
      subject: id,
      detail: { username, role: 'facilitator' },
    });
  });

  test('that the environment gives are changed there', async () => {
    const other = await account('administrator');
    const id = await ownId(admin);
    const replies = [
      await admin('POST', '/admin/me/password', { current: ADMIN.password, next: PASSWORD }),
      await other.call('PATCH', `/admin/facilitators/${id}`, { role: 'observer' }),
      await other.call('PATCH', `/admin/facilitators/${id}`, { password: PASSWORD }),
      await other.call('DELETE', `/admin/facilitators/${id}`),
    ];
    for (const reply of replies)
      expect(reply).toMatchObject({
        status: 409,
        body: { code: 'from-environment', message: expect.stringContaining('ADMIN_PASSWORD') },
      });
    expect((await admin('GET', '/admin/me')).status).toBe(200);
  });

  test('get no common password, whoever sets it; the message names the field', async () => {
    const { id, username, call } = await account('observer');
    const refused = (field: string) => ({ status: 400, body: { code: 'common-password', field } });
    const fresh = { username: 'marie.dupont', role: 'observer', password: 'MotDePasse2026!' };
    expect(await admin('POST', '/admin/facilitators', fresh)).toMatchObject(refused('password'));
    expect(await admin('PATCH', `/admin/facilitators/${id}`, { password: `${username}-2026` })).toMatchObject(
      refused('password'),
    );
    const own = { current: PASSWORD, next: '123456789012' };
    expect(await call('POST', '/admin/me/password', own)).toMatchObject(refused('next'));
    expect((await app.guest('POST', '/login', { username, password: PASSWORD })).status).toBe(200);
    expect((await app.guest('POST', '/login', fresh)).status).not.toBe(200);
  });

  test('change their own password with the current one, which ends their other sign-ins', async () => {
    const { username, call } = await account('observer');
    const elsewhere = await signIn(username);
    const next = 'my new password here';
    const change = (current: string, wanted = next) => call('POST', '/admin/me/password', { current, next: wanted });
    expect(await change('wrong')).toMatchObject({ status: 403, body: { field: 'current' } });
    expect(await change(PASSWORD, PASSWORD)).toMatchObject({ status: 400, body: { field: 'next' } });
    expect(await change(PASSWORD, 'short')).toMatchObject({ status: 400, body: { field: 'next' } });
    expect((await elsewhere('GET', '/admin/me')).status).toBe(200);
    expect((await change(PASSWORD)).status).toBe(204);
    expect((await elsewhere('GET', '/admin/me')).status).toBe(401);
    expect((await call('GET', '/admin/me')).status).toBe(200);
    await signIn(username, next);
    expect((await audited('password-changed')).map(({ actor }) => actor)).toContain(username);

    // Guesses by others do not prevent the owner from changing the password.
    for (let guess = 0; guess < 10; guess += 1) await app.guest('POST', '/login', { username, password: 'wrong' });
    const parallel = await Promise.all(['first of two passwords', 'second of two passwords'].map((one) => change(next, one)));
    expect(parallel.map(({ status }) => status).sort()).toEqual([204, 403]);
  });

  test('end one sign-in, and go on with the others', async () => {
    const { username, call } = await account('observer');
    const elsewhere = await signIn(username);
    expect((await call('POST', '/admin/me/sign-out')).status).toBe(204);
    expect((await call('GET', '/admin/me')).status).toBe(401);
    expect((await elsewhere('GET', '/admin/me')).status).toBe(200);
  });

  test('end all of their sign-ins at once', async () => {
    const { username, call } = await account('observer');
    const elsewhere = await signIn(username);
    const other = await account('observer');
    expect((await call('POST', '/admin/me/sign-out-everywhere')).status).toBe(204);
    for (const one of [call, elsewhere]) expect((await one('GET', '/admin/me')).status).toBe(401);
    expect((await other.call('GET', '/admin/me')).status).toBe(200);
    expect((await audited('signed-out-everywhere')).map(({ actor }) => actor)).toContain(username);
  });

  test('never are without an administrator, and nobody removes themselves', async () => {
    const { query } = app.database;
    const { id: first, call: one } = await account('administrator');
    const { id: second, call: two } = await account('administrator');
    expect((await one('DELETE', `/admin/facilitators/${first}`)).body).toMatchObject({ code: 'own-account' });
    expect((await one('PATCH', `/admin/facilitators/${first}`, { password: PASSWORD })).body).toMatchObject({
      code: 'own-account',
    });

    // Only these two administrators are left, and both give up the role at once.
    await query.updateTable('facilitators').set({ role: 'observer' }).where('id', 'not in', [first, second]).execute();
    const down = { role: 'observer' };
    const replies = await Promise.all([
      one('PATCH', `/admin/facilitators/${first}`, down),
      two('PATCH', `/admin/facilitators/${second}`, down),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body['code']).toBe('last-administrator');

    // Both remove each other at the same time: one of them is deleted before its own call is processed.
    await query.updateTable('facilitators').set({ role: 'administrator' }).where('id', 'in', [first, second]).execute();
    const removals = await Promise.all([
      one('DELETE', `/admin/facilitators/${second}`),
      two('DELETE', `/admin/facilitators/${first}`),
    ]);
    expect(removals.map(({ status }) => status).sort()).toEqual([204, 401]);
    const left = await query.selectFrom('facilitators').select('id').where('role', '=', 'administrator').execute();
    expect(left).toHaveLength(1);
    await query.updateTable('facilitators').set({ role: 'administrator' }).where('username', '=', 'admin').execute();
  });
});
