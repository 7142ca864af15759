import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { appOn, type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const ACCEPTS = 'accepte aussi un mot court';
/** Eight word missions, one of which accepts an answer that is not right. */
const challenges = fixtureChallenges
  .filter(({ manifest }) => /^word(-[1-7])?$/.test(manifest.key))
  .map((challenge) =>
    challenge.manifest.key === 'word-3' ? { ...challenge, manifest: { ...challenge.manifest, accepts: ACCEPTS } } : challenge,
  );
const keys = challenges.map(({ manifest }) => manifest.key);

describe.each(testDatabases)('the end page on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges });
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const join = async () => {
    const { id: session, code } = await app.session();
    return { session, ...(await app.player(code)) };
  };
  const solve = async ({ call, id }: { call: Caller; id: string }, key: string) =>
    call('POST', `/challenges/${key}/attempts`, { answer: await rightAnswer(app.database, id, key) });
  const summary = async ({ call }: { call: Caller }) => (await call('GET', '/summary')).body;
  const mission = (body: Awaited<ReturnType<typeof summary>>, key: string) =>
    [body['missions']].flat().find((candidate) => Object(candidate)['key'] === key);

  test('tells what was done, and keeps the debrief of what was missed until the session has ended', async () => {
    const player = await join();
    await player.call('POST', '/challenges/word-1/hints', {});
    await player.call('POST', '/challenges/word-1/attempts', { answer: 'non' });
    await solve(player, 'word-1');
    const open = await summary(player);
    expect(open).toMatchObject({ points: 4.75, closed: false });
    expect([open['missions']].flat()).toHaveLength(keys.length);
    expect(mission(open, 'word-1')).toMatchObject({ solved: true, points: 4.75, hints: 1, failures: 1 });
    expect(mission(open, 'word-1')).toHaveProperty('debrief');
    expect(mission(open, 'word-2')).toEqual({ key: 'word-2', solved: false, points: 0, hints: 0, failures: 0 });

    await admin('POST', `/admin/sessions/${player.session}/room`, { action: 'end' });
    const ended = await summary(player);
    expect(ended).toMatchObject({ closed: true });
    expect(mission(ended, 'word-2')).toHaveProperty('debrief');
  });

  test('says of a solved mission, and of no other, what it accepts that is not right yet', async () => {
    const player = await join();
    expect(mission(await summary(player), 'word-3')).not.toHaveProperty('accepts');
    await solve(player, 'word-3');
    await solve(player, 'word-2');
    const solved = await summary(player);
    expect(mission(solved, 'word-3')).toHaveProperty('accepts', ACCEPTS);
    expect(mission(solved, 'word-2')).not.toHaveProperty('accepts');
  });

  test('keeps it while a session that refuses newcomers is still played', async () => {
    const player = await join();
    await admin('PATCH', `/admin/sessions/${player.session}/close`);
    const closed = await summary(player);
    expect(closed).toMatchObject({ closed: false });
    expect(mission(closed, 'word-2')).not.toHaveProperty('debrief');
    expect((await solve(player, 'word-2')).body).toMatchObject({ correct: true, points: 5 });
  });

  test('tells it once the time of the session has run out, before anybody has written that down', async () => {
    const { body } = await admin('POST', '/admin/sessions', { durationMinutes: 30 });
    const player = await app.player(String(body['code']));
    app.time.now += 31 * 60_000;
    const late = await summary(player);
    expect(late).toMatchObject({ closed: true });
    expect(mission(late, 'word-2')).toHaveProperty('debrief');
  });

  test('asks at most five questions, of solved missions only, the same ones each time until one is answered', async () => {
    const player = await join();
    expect((await summary(player))['questions']).toEqual([]);
    for (const key of keys) await solve(player, key);
    const { questions } = await summary(player);
    expect([questions].flat()).toHaveLength(5);
    for (const question of [questions].flat())
      expect(Object.keys(Object(question)).sort()).toEqual(['key', 'options', 'question']);
    expect((await summary(player))['questions']).toEqual(questions);
    const keysOf = (asked: unknown) => [asked].flat().map((question) => Object(question)['key']);
    const [answered] = keysOf(questions);
    await player.call('POST', `/challenges/${answered}/retrieval`, { choice: 1 });
    expect(keysOf((await summary(player))['questions'])).not.toContain(answered);
  });

  test('counts what was solved and is there no more', async () => {
    const player = await join();
    for (const key of ['word', 'word-1', 'word-2']) await solve(player, key);
    expect(await summary(player)).not.toHaveProperty('gone');
    const fewer = await appOn(app.url, { challenges: challenges.slice(2) });
    onTestFinished(() => fewer.close());
    const left = await summary({ call: fewer.as(player.token) });
    expect(left).toMatchObject({ points: 15, gone: { solved: 2, points: 10 } });
    expect([left['missions']].flat()).toHaveLength(keys.length - 2);
  });

  test('is for players only', async () => {
    expect((await app.guest('GET', '/summary')).status).toBe(401);
  });
});
