/** Practice (guests, replays, previews): never counts, and reveals nothing of the secrets of play that counts. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fieldOf } from '#engine/rules/answer.ts';
import type { Checker } from '#engine/rules/checker.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { ADMIN } from '../../tests/support/admin.ts';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { type Caller, dump, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const [word] = fixtureChallenges;
if (!word) throw new Error('there is no fixture');

/** A checker whose item is drawn from a pool; its reply to a wrong answer counts the right ones of two judgements. */
const counting: Checker = {
  secrets: (variant) => ({ item: variant.pick(variant.pool(['siège 1', 'siège 2'], ['essai 1', 'essai 2'])) }),
  artifacts: ({ item }) => ({ item }),
  check: (answer) =>
    fieldOf(answer, 'one') === 'yes'
      ? { outcome: 'correct', verdict: 'correct', output: { told: 'oui' } }
      : { outcome: 'incorrect', verdict: 'both', output: { right: 1, of: 2, told: 'non' } },
};
const of = (key: string, more: Partial<RegisteredChallenge['manifest']>): RegisteredChallenge => ({
  ...word,
  checker: counting,
  manifest: { ...word.manifest, key, path: `/${key}`, pages: [], ...more },
});
const challenges = [
  ...fixtureChallenges.slice(0, 3),
  of('plain', { guest: false }),
  of('office', { programme: 'bureau-2026', guest: false }),
  of('window', { programme: 'bureau-2026', guest: true }),
];
const WRONG = { answer: { one: 'no' } };
const RIGHT = { answer: { one: 'yes' } };

describe.each(testDatabases)('play that never counts, on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges });
    admin = await app.admin();
  });
  afterAll(() => app.close());

  /** All data of a mission that a caller can get. */
  const calls = (call: Caller, key: string) =>
    Promise.all([
      call('GET', `/challenges/${key}`),
      call('POST', `/challenges/${key}/hints`, {}),
      call('POST', `/challenges/${key}/attempts`, WRONG),
    ]);
  const join = async (setup: object = {}) => {
    const { body } = await admin('POST', '/admin/sessions', { challenges: ['word', 'plain', 'office'], ...setup });
    return { session: String(body['id']), ...(await app.player(String(body['code']))) };
  };

  test('without a token the classic missions are played, and of others those that a manifest opens to guests', async () => {
    for (const key of ['word', 'plain', 'window'])
      expect(
        (await calls(app.guest, key)).map(({ status }) => status),
        key,
      ).toEqual([200, 200, 200]);
    for (const reply of await calls(app.guest, 'office'))
      expect(reply).toMatchObject({
        status: 403,
        body: { code: 'players-only', message: expect.stringContaining('connectez-vous') },
      });
    const { call } = await join();
    expect((await calls(call, 'office')).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('a facilitator plays any mission as a guest, until the login to the console ends, and nothing else with that token', async () => {
    const { body } = await app.guest('POST', '/login', ADMIN);
    const console = app.as(String(body['token']));
    const before = await dump(app.database);
    expect((await calls(console, 'office')).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await console('POST', '/challenges/office/attempts', RIGHT)).body).toMatchObject({ correct: true });
    for (const [method, path] of [
      ['GET', '/score'],
      ['GET', '/progress'],
      ['GET', '/summary'],
    ] as const)
      expect((await console(method, path)).status, path).toBe(401);
    expect((await console('POST', '/score', { points: 5 })).status).toBe(401);
    expect(await dump(app.database)).toBe(before);
    const { call, session } = await join();
    expect((await call('GET', `/admin/sessions/${session}/scores`)).status).toBe(401);
    await console('POST', '/admin/me/sign-out');
    for (const reply of await calls(console, 'office')) expect(reply).toMatchObject({ status: 401 });
  });

  test('a department head plays as a guest does: no mission for players only, and no hints of a session without hints', async () => {
    const marc = { username: 'marc', password: 'a password for tests' };
    await admin('POST', '/admin/facilitators', { ...marc, role: 'department', departments: ['Achats'] });
    const head = app.as(String((await app.guest('POST', '/login', marc)).body['token']));
    for (const reply of await calls(head, 'office')) expect(reply).toMatchObject({ status: 403, body: { code: 'players-only' } });
    expect((await calls(head, 'window')).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await head('GET', '/score')).status).toBe(401);
  });

  test('is dealt from another part of each pool than the play that counts', async () => {
    const itemOf = async (call: Caller, key: string, query = '') =>
      String(Object((await call('GET', `/challenges/${key}${query}`)).body['artifacts'])['item']);
    const player = await join();
    expect(await itemOf(player.call, 'office')).toMatch(/^siège/);
    await player.call('POST', '/challenges/office/attempts', RIGHT);
    for (const number of [1, 2, 3]) expect(await itemOf(player.call, 'office', `?replay=${number}`)).toMatch(/^essai/);
    expect(await itemOf(app.guest, 'window')).toMatch(/^essai/);
    expect(await itemOf(admin, 'office')).toMatch(/^essai/);
    await admin('POST', `/admin/sessions/${player.session}/room`, { action: 'end' });
    const { token } = (await admin('POST', `/admin/sessions/${player.session}/projector`)).body;
    const { missions } = (await app.as(String(token))('GET', '/projector/debrief')).body;
    const shown = [missions].flat().find((mission) => Object(mission)['key'] === 'office');
    expect(Object(shown)['artifacts']).toMatchObject({ item: expect.stringMatching(/^essai/) });
  });

  test('counts no right judgements for a script to climb by', async () => {
    const player = await join();
    const wrong = async (call: Caller, key: string, more: object = {}) =>
      (await call('POST', `/challenges/${key}/attempts`, { ...WRONG, ...more })).body;
    expect(await wrong(player.call, 'office')).toMatchObject({ verdict: 'both', output: { right: 1, of: 2, told: 'non' } });
    await player.call('POST', '/challenges/office/attempts', RIGHT);
    for (const body of [
      await wrong(player.call, 'office', { replay: 1 }),
      await wrong(app.guest, 'plain'),
      await wrong(admin, 'office'),
    ])
      expect(body).toMatchObject({ verdict: 'both', output: { told: 'non' } });
    expect(await wrong(app.guest, 'plain')).not.toHaveProperty('output.right');
    expect(await wrong(app.guest, 'plain')).not.toHaveProperty('output.of');
  });

  test('has a pace: that of a login for replays, that of a full room behind one address for guests', async () => {
    const { app: own, ...slow } = await openTestApp(kind, { challenges });
    onTestFinished(() => slow.close());
    const { code } = await slow.session();
    const email = 'rejoue@brevelle.example';
    const player = await slow.player(code, email);
    const neighbour = await slow.player(code);
    for (const { call, id } of [player, neighbour])
      await call('POST', '/challenges/word/attempts', { answer: await rightAnswer(slow.database, id, 'word') });
    const replay = ({ call }: { call: Caller }) => call('POST', '/challenges/word/attempts', { answer: 'non', replay: 1 });
    const until429 = async (ask: () => Promise<{ status: number }>, most: number) => {
      for (let count = 0; count < most; count += 1) if ((await ask()).status === 429) return count;
      return most;
    };
    expect(await until429(() => replay(player), 1_000)).toBe(200);
    const refused = await replay(player);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-fast', message: expect.stringContaining('pause') } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await player.call('GET', '/challenges/word?replay=2')).status).toBe(429);
    expect((await replay(neighbour)).status).toBe(200);
    // A login under a colleague's e-mail must not use up the colleague's limit.
    expect((await replay(await slow.player(code, email))).status).toBe(200);
    expect((await player.call('GET', '/challenges/word')).status).toBe(200);
    slow.time.now += 10 * 60_000;
    expect((await replay(player)).status).toBe(200);

    const from = (remoteAddress: string, url = '/challenges/plain/attempts') =>
      own.inject({ method: 'POST', url, remoteAddress, payload: WRONG }).then(({ statusCode }) => ({ status: statusCode }));
    // Five hundred guests with six answers a minute each.
    expect(await until429(() => from('192.0.2.7'), 4_000)).toBe(3_000);
    expect((await from('192.0.2.8')).status).toBe(200);
    expect((await from('192.0.2.7', '/challenges/window/attempts')).status).toBe(200);
    slow.time.now += 60_000;
    expect((await from('192.0.2.7')).status).toBe(200);
  });

  test('gives no hint of a mission that a session without hints is playing', async () => {
    const hints = async (key: string) => (await app.guest('POST', `/challenges/${key}/hints`, {})).body;
    expect(await hints('word-1')).toMatchObject({ hints: [{ title: 'Un' }] });
    const { session } = await join({ hintPolicy: 'none', challenges: ['word-1'] });
    app.time.now += 1_000;
    expect(await hints('word-1')).toEqual({ hints: [], remaining: 0 });
    expect((await app.guest('GET', '/challenges/word-1')).body).toMatchObject({ hintPolicy: 'none' });
    expect(await hints('word')).toMatchObject({ hints: [{ title: 'Un' }] });
    await admin('POST', `/admin/sessions/${session}/room`, { action: 'end' });
    app.time.now += 1_000;
    expect(await hints('word-1')).toMatchObject({ hints: [{ title: 'Un' }] });
  });
});
