import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('personal codes on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const create = async (setup: object = { personalCodes: true }) => {
    const { body } = await admin('POST', '/admin/sessions', setup);
    return { id: String(body['id']), code: String(body['code']) };
  };
  const logIn = (code: string, email: string, personalCode?: string) =>
    app.guest('POST', '/auth/login', { email, code, ...(personalCode === undefined ? {} : { personalCode }) });
  const stored = (email: string) =>
    app.database.query
      .selectFrom('participants')
      .select(['id', 'personal_code'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();

  test('a session gives none unless it is set up so', async () => {
    const { code } = await create({});
    expect((await logIn(code, 'sans@code.example')).body).toEqual({ token: expect.any(String) });
    expect((await logIn(code, 'sans@code.example', 'PEUIMPORTE')).body).toEqual({ token: expect.any(String) });
    expect((await stored('sans@code.example')).personal_code).toBeNull();
  });

  test('the first login tells one, each later login needs it, and nothing else of it is stored than a hash', async () => {
    const { code } = await create();
    const first = await logIn(code, 'avec@code.example');
    const own = String(first.body['personalCode']);
    expect(own).toMatch(/^[2-9BCDFGHJ-NP-TVWXZ]{4}-[2-9BCDFGHJ-NP-TVWXZ]{2}$/);
    const { personal_code } = await stored('avec@code.example');
    expect(personal_code).toMatch(/^scrypt\$/);
    expect(personal_code).not.toContain(own.replace('-', ''));

    expect(await logIn(code, 'avec@code.example')).toMatchObject({
      status: 403,
      body: { code: 'personal-code-needed', field: 'personalCode', message: expect.stringContaining('code personnel') },
    });
    expect(await logIn(code, 'avec@code.example', 'AAA-AAA')).toMatchObject({
      status: 403,
      body: { code: 'personal-code-wrong', field: 'personalCode' },
    });
    const again = await logIn(code, 'AVEC@code.example', ` ${own.toLowerCase()} `);
    expect(again).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect(again.body).not.toHaveProperty('personalCode');
    expect((await app.as(String(again.body['token']))('GET', '/score')).status).toBe(200);
  });

  test('whose first reply was lost is told it again under the same key, and nobody else is', async () => {
    const { code } = await create();
    const body = { email: 'reponse.perdue@code.example', code };
    const under = (key: string) => app.guest('POST', '/auth/login', body, { 'idempotency-key': key });
    const lost = await under('the-key-of-this-browser');
    const again = await under('the-key-of-this-browser');
    expect(again).toMatchObject({ status: 200, body: { token: expect.any(String), personalCode: lost.body['personalCode'] } });
    expect((await logIn(code, body.email, String(lost.body['personalCode']))).status).toBe(200);
    expect(await under('the-key-of-another-one')).toMatchObject({ status: 403, body: { code: 'personal-code-needed' } });
    const { id } = await stored(body.email);
    expect((await admin('POST', `/admin/participants/${id}/personal-code`)).status).toBe(200);
    expect(await under('the-key-of-this-browser')).toMatchObject({ status: 403, body: { code: 'personal-code-needed' } });
  });

  test('keys that are made up are guesses too, and keep nobody with the right code out', async () => {
    const { code } = await create();
    const body = { email: 'invente@code.example', code };
    const under = (key: string) => app.guest('POST', '/auth/login', body, { 'idempotency-key': key });
    const own = String((await under('the-first-key')).body['personalCode']);
    for (let guess = 0; guess < 10; guess += 1) expect((await under(`made-up-${guess}`)).status).toBe(403);
    expect(await under('the-first-key')).toMatchObject({ status: 403, body: { code: 'personal-code-needed' } });
    expect((await logIn(code, body.email, own)).status).toBe(200);
  });

  test('of two devices that come first together, one gets the code', async () => {
    const { code } = await create();
    const [one, two] = await Promise.all([logIn(code, 'deux@code.example'), logIn(code, 'deux@code.example')]);
    expect([one?.status, two?.status].sort()).toEqual([200, 403]);
    const own = String((one?.status === 200 ? one : two)?.body['personalCode']);
    expect((await logIn(code, 'deux@code.example', own)).status).toBe(200);
  });

  test('a whole room gets its codes at once', async () => {
    const { code } = await create();
    const replies = await Promise.all(Array.from({ length: 120 }, (_, index) => logIn(code, `salle${index}@code.example`)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body['personalCode'])).size).toBe(120);
  });

  test('guesses are told to stop, and keep nobody with the right one out', async () => {
    const { code } = await create();
    const own = String((await logIn(code, 'devine@code.example')).body['personalCode']);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await logIn(code, 'devine@code.example', `AAA-AA${guess}`)).status).toBe(403);
    expect(await logIn(code, 'devine@code.example', 'AAA-AAB')).toMatchObject({
      status: 429,
      body: { code: 'too-many-failures' },
    });
    expect((await logIn(code, 'devine@code.example', own)).status).toBe(200);
  });

  test('a flood of guesses, or of people, holds up nobody else', async () => {
    const { code } = await create();
    const from = (remoteAddress: string, email: string, personalCode = '') => {
      const payload = { email, code, personalCode };
      return app.app.inject({ method: 'POST', url: '/auth/login', remoteAddress, payload }).then(({ statusCode }) => statusCode);
    };
    await logIn(code, 'cible@code.example');
    const guesses = Array.from({ length: 1_050 }, () => from('192.0.2.7', 'cible@code.example', 'AAA-AAA'));
    expect(await from('192.0.2.7', 'collegue@code.example')).toBe(200);
    expect(await Promise.all(guesses)).toContain(503);

    let admitted = 0;
    const people = Array.from({ length: 60 }, async (_, index) => {
      expect(await from('192.0.2.7', `foule-${index}@code.example`)).toBe(200);
      admitted += 1;
    });
    expect(await from('192.0.2.8', 'ailleurs@code.example')).toBe(200);
    expect(admitted).toBeLessThan(30);
    await Promise.all(people);
  });

  test('who was in before the session asked for them gets one at the next login', async () => {
    const { id, code } = await create({});
    await logIn(code, 'avant@code.example');
    const { body } = await admin('GET', `/admin/sessions/${id}`);
    const setup = Object.fromEntries(
      [
        'name',
        'challenges',
        'durationMinutes',
        'opensAt',
        'closesAt',
        'hintPolicy',
        'startBy',
        'board',
        'fleet',
        'reporting',
        'teams',
        'allowed',
      ].flatMap((field) => (field in body ? [[field, body[field]]] : [])),
    );
    expect(await admin('PUT', `/admin/sessions/${id}`, { ...setup, personalCodes: true })).toMatchObject({
      status: 200,
      body: { personalCodes: true },
    });
    expect((await logIn(code, 'avant@code.example')).body).toMatchObject({ personalCode: expect.any(String) });
  });

  test('a facilitator gives another one, which the log knows of and the log alone does not tell', async () => {
    const { code } = await create();
    const lost = String((await logIn(code, 'perdu@code.example')).body['personalCode']);
    const { id } = await stored('perdu@code.example');
    expect((await admin('GET', `/admin/participants/${id}`)).body['personalCode']).toBe(true);
    const { body, status } = await admin('POST', `/admin/participants/${id}/personal-code`);
    expect(status).toBe(200);
    expect((await logIn(code, 'perdu@code.example', lost)).status).toBe(403);
    expect((await logIn(code, 'perdu@code.example', String(body['personalCode']))).status).toBe(200);
    const { text } = await admin('GET', '/admin/audit?action=participant-code-renewed');
    expect(text).toContain(id);
    expect(text).not.toContain(String(body['personalCode']));

    const plain = await app.player((await create({})).code, 'ordinaire@code.example');
    expect((await admin('GET', `/admin/participants/${plain.id}`)).body['personalCode']).toBeNull();
    expect(await admin('POST', `/admin/participants/${plain.id}/personal-code`)).toMatchObject({
      status: 409,
      body: { code: 'no-personal-codes' },
    });
    expect((await plain.call('POST', `/admin/participants/${id}/personal-code`)).status).toBe(401);
  });
});
