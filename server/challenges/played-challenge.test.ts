import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const PLAIN = {
  name: null,
  challenges: null,
  durationMinutes: null,
  opensAt: null,
  closesAt: null,
  startBy: 'opening',
  board: 'full',
  personalCodes: false,
  fleet: true,
  reporting: null,
  teams: [],
  allowed: [],
};

describe.each(testDatabases)('the rules of a session on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const join = async (setup: object) => {
    const { body } = await admin('POST', '/admin/sessions', setup);
    return { session: String(body['id']), ...(await app.player(String(body['code']))) };
  };
  const solve = async ({ call, id }: { call: Caller; id: string }, key: string) => {
    const answer = key === 'form' ? { username: 'admin' } : await rightAnswer(app.database, id, key);
    return call('POST', `/challenges/${key}/attempts`, { answer });
  };
  const refused = {
    status: 403,
    body: { code: 'not-in-session', message: 'Cette mission ne fait pas partie de votre session.' },
  };

  test('free hints are handed out and cost nothing; failures cost what they cost', async () => {
    const player = await join({ hintPolicy: 'free' });
    expect((await player.call('POST', '/challenges/word/hints', {})).body['hints']).toHaveLength(1);
    await player.call('POST', '/challenges/word/hints', {});
    for (let wrong = 0; wrong < 2; wrong += 1) await player.call('POST', '/challenges/word/attempts', { answer: 'non' });
    expect((await player.call('GET', '/challenges/word')).body).toMatchObject({ hintPolicy: 'free' });
    expect((await solve(player, 'word')).body).toMatchObject({ correct: true, points: 4 });
    expect((await player.call('GET', '/score')).body).toEqual({ points: 4 });
  });

  test('without hints none is handed out, and those shown before cost nothing', async () => {
    const player = await join({});
    await player.call('POST', '/challenges/word/hints', {});
    expect((await player.call('GET', '/challenges/word')).body).not.toHaveProperty('hintPolicy');
    await admin('PUT', `/admin/sessions/${player.session}`, { ...PLAIN, hintPolicy: 'none' });
    expect((await player.call('POST', '/challenges/word/hints', {})).body).toEqual({ hints: [], remaining: 0 });
    expect((await player.call('GET', '/challenges/word')).body).toMatchObject({ hintPolicy: 'none', hints: [] });
    expect((await solve(player, 'word')).body).toMatchObject({ points: 5 });
    await admin('PUT', `/admin/sessions/${player.session}`, { ...PLAIN, hintPolicy: 'table' });
    await player.call('POST', '/challenges/word-1/hints', {});
    expect((await solve(player, 'word-1')).body).toMatchObject({ points: 4.75 });
  });

  test('what no scene can send is no attempt and no replay', async () => {
    const { call } = await join({});
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, '']));
    const answers = ['x'.repeat(4001), fields(21), { list: Array(51).fill(1) }, { '1st': '' }, { list: ['x'.repeat(201)] }, null];
    for (const answer of answers)
      expect((await call('POST', '/challenges/word/attempts', { answer })).status, JSON.stringify(answer)).toBe(400);
    for (const replay of ['0', '-1', 'x', '1000000'])
      expect((await call('GET', `/challenges/word?replay=${replay}`)).status, replay).toBe(400);
    expect((await call('GET', '/challenges/word')).body).toMatchObject({ failures: 0 });
    expect((await call('POST', '/challenges/word/attempts', { answer: 'x'.repeat(4000) })).body).toMatchObject({ failures: 1 });
  });

  test('only the challenges of the session are played; one that was solved stays readable and keeps its points', async () => {
    const player = await join({});
    await solve(player, 'word');
    await admin('PUT', `/admin/sessions/${player.session}`, { ...PLAIN, hintPolicy: 'table', challenges: ['form', 'word-1'] });
    expect(await player.call('GET', '/challenges/word-2')).toMatchObject(refused);
    expect(await player.call('GET', '/challenges/word-2?page=admin')).toMatchObject({ status: 404 });
    expect(await player.call('POST', '/challenges/word-2/hints', {})).toMatchObject(refused);
    expect(await solve(player, 'word-2')).toMatchObject(refused);
    expect(await player.call('POST', '/challenges/word-2/attempts', { answer: '' })).toMatchObject(refused);
    expect((await player.call('GET', '/challenges/word')).body).toMatchObject({ solved: true, points: 5 });
    expect((await solve(player, 'form')).body).toMatchObject({ correct: true, points: 3 });
    expect((await player.call('GET', '/score')).body).toEqual({ points: 8 });
    expect((await player.call('GET', '/session')).body['challenges']).toEqual(['form', 'word-1']);
    expect((await app.guest('GET', '/challenges/word-2')).status).toBe(200);
  });

  test('a solved challenge is replayed with other secrets, at the price of nothing; before the solve it is not', async () => {
    const player = await join({});
    const right = await rightAnswer(app.database, player.id, 'word');
    const refusedReplay = { status: 403, body: { code: 'not-solved', field: 'replay' } };
    expect(await player.call('GET', '/challenges/word?replay=1')).toMatchObject(refusedReplay);
    expect(await player.call('POST', '/challenges/word/hints', { replay: 1 })).toMatchObject(refusedReplay);
    expect(await player.call('POST', '/challenges/word/attempts', { answer: right, replay: 1 })).toMatchObject(refusedReplay);
    await solve(player, 'word');

    const solved = (await player.call('GET', '/challenges/word')).body;
    const first = (await player.call('GET', '/challenges/word?replay=1')).body;
    expect(first).toMatchObject({ solved: false, failures: 0, hints: [] });
    expect(first).not.toHaveProperty('debrief');
    expect(first['artifacts']).not.toEqual(solved['artifacts']);
    expect((await player.call('GET', '/challenges/word?replay=1')).body).toEqual(first);
    expect((await player.call('GET', '/challenges/word?replay=2')).body['artifacts']).not.toEqual(first['artifacts']);

    const guest = { hintsShown: 1, failures: 2 };
    expect((await player.call('POST', '/challenges/word/hints', { replay: 1, guest })).body['hints']).toHaveLength(2);
    const wrong = await player.call('POST', '/challenges/word/attempts', { answer: right, replay: 1, guest });
    expect(wrong.body).toMatchObject({ correct: false, failures: 3 });
    const own = [...String(Object(first['artifacts'])['reversed'])].reverse().join('');
    const won = await player.call('POST', '/challenges/word/attempts', { answer: own, replay: 1, guest });
    expect(won.body).toMatchObject({ correct: true, points: 3.75 });
    expect((await player.call('GET', '/score')).body).toEqual({ points: 5 });
    expect((await player.call('GET', '/challenges/word')).body).toEqual(solved);
  });

  test('a change made by another process is seen within a second', async () => {
    const player = await join({});
    expect((await player.call('GET', '/challenges/word')).status).toBe(200);
    const elsewhere = app.database.query.updateTable('sessions').set({ challenges: '["form"]' });
    await elsewhere.where('id', '=', player.session).execute();
    app.time.now += 1_000;
    expect(await player.call('GET', '/challenges/word')).toMatchObject(refused);
  });
});
