import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOn, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

describe.each(testDatabases)('two processes on one database ($name)', (kind) => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    first = await openTestApp(kind);
    second = await appOn(first.url);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  const artifactsOfGuest = async ({ guest }: TestApp) => (await guest('GET', '/challenges/word')).body['artifacts'];

  test('after one restored a backup, the other gives the players what they found before', async () => {
    const source = await openTestApp(kind);
    const { code } = await source.session();
    const before = await source.player(code, 'nadia@brevelle.example');
    const found = (await before.call('GET', '/challenges/word')).body['artifacts'];
    const answer = await rightAnswer(source.database, before.id, 'word');
    const backup = (await (await source.admin())('GET', '/admin/backup')).text;
    await source.close();

    const admin = await first.admin();
    const guestsBefore = await artifactsOfGuest(second);
    const restored = await admin('POST', '/admin/restore', backup, { 'content-type': 'application/octet-stream' });
    expect(restored.status).toBe(200);
    const { token } = await first.player(code, 'nadia@brevelle.example');
    const elsewhere = second.as(token);
    expect((await elsewhere('GET', '/challenges/word')).body['artifacts']).toEqual(found);
    expect((await elsewhere('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });
    second.time.now += 1000;
    expect(await artifactsOfGuest(second)).toEqual(await artifactsOfGuest(first));
    expect(await artifactsOfGuest(second)).not.toEqual(guestsBefore);
  });

  test('what one changed of a session the other keeps to a second later, also when its clock was set back', async () => {
    const admin = await first.admin();
    const { body } = await admin('POST', '/admin/sessions', {});
    const { token } = await first.player(String(body['code']));
    const elsewhere = second.as(token);
    expect((await elsewhere('GET', '/challenges/word')).status).toBe(200);
    const { id, code, active, createdAt, createdBy, startedAt, closedAt, participants, version, returns, reminded, ...setup } = (
      await admin('GET', `/admin/sessions/${String(body['id'])}`)
    ).body;
    await admin('PUT', `/admin/sessions/${String(id)}`, { ...setup, challenges: ['form'] });
    second.time.now -= 3_600_000;
    expect((await elsewhere('GET', '/challenges/word')).status).toBe(403);
    second.time.now += 3_601_000;
    await admin('PUT', `/admin/sessions/${String(id)}`, { ...setup, challenges: ['word'] });
    second.time.now += 1000;
    expect((await elsewhere('GET', '/challenges/word')).status).toBe(200);
  });

  test('a penalty that is sent to both at once, again and again, counts once for each decoy', async () => {
    const { code } = await first.session();
    const { token } = await first.player(code);
    const calls = [first.as(token), second.as(token)];
    const points = async () => (await first.as(token)('GET', '/score')).body['points'];
    const penalise = () =>
      Promise.all(Array.from({ length: 20 }, () => Promise.all(calls.map((call) => call('POST', '/score', { points: -2 })))));
    await penalise();
    expect(await points()).toBe(-2);
    for (const username of ['root', 'guest', 'user', 'test'])
      await first.as(token)('POST', '/challenges/form/attempts', { answer: { username } });
    await penalise();
    expect(await points()).toBe(-4);
  });

  test('a board shows what came in elsewhere, also when the clock was set back', async () => {
    const { id, code } = await first.session();
    const { token } = await first.player(code, 'une@brevelle.example');
    expect((await second.as(token)('GET', '/score')).status).toBe(200);
    const board = async () => (await (await second.admin())('GET', `/admin/sessions/${id}/scores`)).body;
    expect(await board()).toHaveLength(1);
    await first.player(code, 'deux@brevelle.example');
    second.time.now -= 3_600_000;
    expect(await board()).toHaveLength(2);
  });
});

/** On SQLite a transaction of another process holds up everything. */
for (const kind of testDatabases.filter(({ name }) => name === 'PostgreSQL'))
  test('a mission opens while a transaction of another process holds its record up, which follows', async () => {
    const app = await openTestApp(kind);
    const { code, id: session } = await app.session();
    const { call, id } = await app.player(code);
    const isOpened = async () => {
      const { events } = JSON.parse((await (await app.admin())('GET', `/admin/sessions/${session}/events?after=0`)).text);
      return events.some((event: { readonly kind: string }) => event.kind === 'opened');
    };
    await app.database.query.transaction().execute(async (transaction) => {
      await sql`select id from participants where id = ${id} for update`.execute(transaction);
      expect((await call('GET', '/challenges/word')).body).toMatchObject({ solved: false });
      expect(await isOpened()).toBe(false);
    });
    await expect.poll(isOpened, { timeout: 20_000 }).toBe(true);
    await app.close();
  });
