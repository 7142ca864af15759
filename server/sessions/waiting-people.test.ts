import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_WAITING, WAITING_TTL_MS } from '#schemas/door.ts';
import { type Caller, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const MINUTES = { welcome: 5, play: 30, debrief: 10, questions: 5 };

describe.each(testDatabases)('the watched door of a session on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const create = async (setup: object = { door: 'watched' }) => {
    const { body, status } = await admin('POST', '/admin/sessions', setup);
    expect(status).toBe(201);
    const id = String(body['id']);
    const code = String(body['code']);
    return {
      id,
      logIn: (email: string) => app.guest('POST', '/auth/login', { email, code }),
      waiting: async () => Object((await admin('GET', `/admin/sessions/${id}/door`)).body['waiting']),
      decide: (action: string, email: string | null = null, by = admin) =>
        by('POST', `/admin/sessions/${id}/door/waiting`, { action, email }),
      count: async () => {
        const row = app.database.query.selectFrom('participants').select((eb) => eb.fn.countAll().as('count'));
        return Number((await row.where('session', '=', id).executeTakeFirstOrThrow()).count);
      },
    };
  };
  const waits = { status: 403, body: { code: 'waiting' } };

  test('newcomers wait and are no participants; who is let in comes in, and comes back without waiting', async () => {
    const { logIn, waiting, decide, count } = await create();
    for (const email of ['ana@brevelle.example', 'Ana@Brevelle.example', 'bo@brevelle.example'])
      expect(await logIn(email)).toMatchObject(waits);
    expect(await waiting()).toMatchObject({
      count: 2,
      people: [{ email: 'ana@brevelle.example' }, { email: 'bo@brevelle.example' }],
    });
    expect(await count()).toBe(0);
    for (const again of [1, 2])
      expect(await decide('let-in', 'ana@brevelle.example'), `time ${again}`).toMatchObject({
        status: 200,
        body: { waiting: { count: 1 } },
      });
    expect((await logIn('ana@brevelle.example')).status).toBe(200);
    expect(await logIn('bo@brevelle.example')).toMatchObject(waits);
    app.time.now += WAITING_TTL_MS;
    expect((await logIn('ana@brevelle.example')).status, 'who has been in').toBe(200);
    expect(await count()).toBe(1);
  });

  test('all who wait are let in or refused together, and a refusal is told', async () => {
    const { id, logIn, waiting, decide } = await create();
    for (const email of ['ana@brevelle.example', 'bo@brevelle.example']) await logIn(email);
    expect((await decide('let-in')).body).toMatchObject({ waiting: { count: 0 } });
    for (const email of ['ana@brevelle.example', 'bo@brevelle.example']) expect((await logIn(email)).status).toBe(200);
    await logIn('cy@brevelle.example');
    await decide('refuse');
    expect(await logIn('cy@brevelle.example')).toMatchObject({
      status: 403,
      body: { code: 'refused-at-the-door', field: 'email' },
    });
    expect(await waiting()).toMatchObject({ count: 0 });
    await decide('let-in', 'cy@brevelle.example');
    expect((await logIn('cy@brevelle.example')).status, 'a refusal can be taken back').toBe(200);
    const log = await app.database.query.selectFrom('audit_log').select(['action', 'detail']).where('subject', '=', id).execute();
    const told = JSON.stringify(log);
    expect(told).toContain('door-let-in');
    expect(told).toContain('door-refused');
    expect(told).not.toContain('@brevelle');
  });

  test('who is on the list by address comes in at once, and who is there by domain waits', async () => {
    const allowed = ['ana@brevelle.example', '@port.example'].map((entry) => ({ entry, team: null, name: null }));
    const { logIn } = await create({ door: 'watched', allowed });
    expect((await logIn('ana@brevelle.example')).status).toBe(200);
    expect(await logIn('bo@port.example')).toMatchObject(waits);
    expect(await logIn('cy@quai.example')).toMatchObject({ status: 403, body: { code: 'not-invited' } });
  });

  test('nothing is kept at the door of people who came in', async () => {
    const { id, logIn, decide } = await create();
    for (const email of ['dan@brevelle.example', 'eve@brevelle.example']) await logIn(email);
    await decide('let-in', 'dan@brevelle.example');
    expect((await logIn('dan@brevelle.example')).status).toBe(200);
    const rows = await app.database.query.selectFrom('waiting_people').select('email').where('session', '=', id).execute();
    expect(rows).toEqual([{ email: 'eve@brevelle.example' }]);
  });

  test('through an open door a room walks in, and a crowd of invented people waits, in bounded rows', async () => {
    const workshop = { startsAt: null, venue: null, audience: 'office', expected: 12, minutes: MINUTES };
    const allowed = ['listee@brevelle.example', '@flot.example'].map((entry) => ({ entry, team: null, name: null }));
    const { id, logIn, waiting, decide, count } = await create({ workshop, allowed });
    const replies = await Promise.all(Array.from({ length: 600 }, (_, index) => logIn(`p${index}@flot.example`)));
    const inside = replies.filter(({ status }) => status === 200).length;
    expect(inside).toBe(50);
    expect(replies.filter(({ body }) => body['code'] === 'waiting')).toHaveLength(550);
    expect(await waiting()).toMatchObject({ count: MAX_WAITING });
    expect(await count()).toBe(50);
    const [first] = await app.database.query.selectFrom('participants').select('email').where('session', '=', id).execute();
    expect((await logIn(String(first?.email))).status, 'who is in comes back').toBe(200);
    expect((await logIn('listee@brevelle.example')).status, 'who is on the list').toBe(200);
    expect(await logIn('retardataire@flot.example')).toMatchObject(waits);
    await decide('let-in', 'retardataire@flot.example');
    expect((await logIn('retardataire@flot.example')).status, 'whom the facilitator names').toBe(200);
    expect(await count()).toBe(52);
  });

  test('who stopped trying is forgotten, and makes room', async () => {
    const { logIn, waiting } = await create();
    await logIn('ana@brevelle.example');
    app.time.now += WAITING_TTL_MS;
    admin = await app.admin();
    expect(await waiting()).toMatchObject({ count: 0 });
    await logIn('bo@brevelle.example');
    const rows = await app.database.query.selectFrom('waiting_people').select('email').execute();
    expect(rows.map(({ email }) => email)).not.toContain('ana@brevelle.example');
  });

  test('observers and guests decide nothing, and what is no address or no session is refused', async () => {
    const { id, decide } = await create();
    expect((await decide('let-in', null, app.guest)).status).toBe(401);
    expect(await decide('let-in', 'no address')).toMatchObject({ status: 400, body: { field: 'email' } });
    expect(await decide('let-in', `a\u0000@b.example`)).toMatchObject({ status: 400, body: { field: 'email' } });
    expect(await decide('wave')).toMatchObject({ status: 400, body: { field: 'action' } });
    expect(
      (await admin('POST', `/admin/sessions/${'0'.repeat(28)}/door/waiting`, { action: 'refuse', email: null })).status,
    ).toBe(404);
    expect((await decide('refuse', 'nobody@brevelle.example')).body).toMatchObject({ waiting: { count: 0 } });
    const log = await app.database.query.selectFrom('audit_log').select('action').where('subject', '=', id).execute();
    expect(log.map(({ action }) => action)).toEqual(['session-created']);
  });
});
