/** Play without points: missions outside the session, and all missions after its end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { MAX_LATE_ANSWER_MS } from './late-answer.ts';

const challenges = fixtureChallenges.map((challenge) => {
  const { manifest } = challenge;
  if (manifest.key === 'word-1') return { ...challenge, manifest: { ...manifest, programme: 'bureau-2026' } };
  if (manifest.key === 'word-2') return { ...challenge, manifest: { ...manifest, listed: false } };
  return challenge;
});
const OUTSIDE = { status: 403, body: { code: 'not-in-session' } };
const ENDED = {
  status: 403,
  body: { code: 'session-ended', message: 'La session est terminée : les points ne changent plus.' },
};

describe.each(testDatabases)('without points on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges });
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const join = async (setup: object = {}) => {
    const { body } = await admin('POST', '/admin/sessions', setup);
    const session = String(body['id']);
    const player = await app.player(String(body['code']));
    const steer = (action: string, more: object = {}) => admin('POST', `/admin/sessions/${session}/room`, { action, ...more });
    const answer = (key: string, sent: string, more: object = {}) =>
      player.call('POST', `/challenges/${key}/attempts`, { answer: sent, ...more });
    return { ...player, session, steer, answer };
  };
  const right = (player: { readonly id: string }, key: string) => rightAnswer(app.database, player.id, key);
  /** The right answer of a replay, from its artifacts. */
  const rightReplay = async (call: Caller, key: string) => {
    const { artifacts } = (await call('GET', `/challenges/${key}?replay=7`)).body;
    return [...String(Object(artifacts)['reversed'])].reverse().join('');
  };
  const rows = (id: string) =>
    app.database.query.selectFrom('challenge_states').select('challenge').where('participant', '=', id).execute();

  test('a mission of another programme is outside a session without a choice: nothing of it is recorded', async () => {
    const player = await join();
    expect(await player.call('GET', '/challenges/word-1')).toMatchObject(OUTSIDE);
    expect(await player.call('POST', '/challenges/word-1/hints', {})).toMatchObject(OUTSIDE);
    expect(await player.answer('word-1', await right(player, 'word-1'))).toMatchObject(OUTSIDE);
    expect(await rows(player.id)).toEqual([]);
  });

  test('what the classic programme does not list still counts at its address', async () => {
    const player = await join();
    expect((await player.answer('word-2', await right(player, 'word-2'))).body).toMatchObject({ correct: true, points: 5 });
  });

  test('a mission outside the session is played as a replay, and counts nowhere', async () => {
    const player = await join();
    const { call } = player;
    const guest = { hintsShown: 0, failures: 0 };
    expect((await call('GET', '/challenges/word-1?replay=7')).body).toMatchObject({ solved: false });
    expect((await call('POST', '/challenges/word-1/hints', { replay: 7, guest })).body['hints']).toHaveLength(1);
    const won = await player.answer('word-1', await rightReplay(call, 'word-1'), { replay: 7, guest });
    expect(won.body).toMatchObject({ correct: true });
    expect(won.body).toHaveProperty('debrief');
    expect((await call('GET', '/score')).body).toEqual({ points: 0 });
    expect((await call('GET', '/progress')).body).toEqual({ completed: [] });
    expect((await call('GET', '/standing')).body).toMatchObject({ points: 0 });
    expect(JSON.stringify((await call('GET', '/summary')).body)).not.toContain('"word-1"');
    expect(await rows(player.id)).toEqual([]);
  });

  test('before the start nothing opens, outside the session or in it', async () => {
    const player = await join({ startBy: 'hand' });
    const refused = { status: 403, body: { code: 'session-not-started' } };
    for (const key of ['word', 'word-1']) expect(await player.call('GET', `/challenges/${key}`), key).toMatchObject(refused);
    expect(await player.call('GET', '/challenges/word-1?replay=7')).toMatchObject({ status: 403 });
    expect(await player.answer('word-1', await right(player, 'word-1'))).toMatchObject({ status: 403 });
    expect(await rows(player.id)).toEqual([]);
  });

  test('in a session that was archived before play began nothing opens, and no answer is told to be right', async () => {
    const player = await join({ startBy: 'hand' });
    await admin('PATCH', `/admin/sessions/${player.session}/close`);
    await player.steer('archive');
    for (const query of ['', '?replay=7']) expect((await player.call('GET', `/challenges/word${query}`)).status).toBe(403);
    expect(await player.call('GET', '/challenges/word')).toMatchObject(ENDED);
    expect(await player.answer('word', await right(player, 'word'))).toMatchObject(ENDED);
    expect(await rows(player.id)).toEqual([]);
  });

  test('after the end a mission that was not solved opens as a replay only; one that was solved stays readable', async () => {
    const player = await join();
    await player.answer('word', await right(player, 'word'));
    expect(await player.call('GET', '/challenges/word-3?replay=7')).toMatchObject({ status: 403, body: { code: 'not-solved' } });
    await player.steer('end');
    expect(await player.call('GET', '/challenges/word-3')).toMatchObject(ENDED);
    expect((await player.call('GET', '/challenges/word')).body).toMatchObject({ solved: true, points: 5 });
    const guest = { hintsShown: 0, failures: 0 };
    const won = await player.answer('word-3', await rightReplay(player.call, 'word-3'), { replay: 7, guest });
    expect(won.body).toMatchObject({ correct: true });
    expect((await player.call('GET', '/score')).body).toEqual({ points: 5 });
    expect((await player.call('GET', '/challenges/word-4?replay=7')).status).toBe(200);
    await player.steer('extend', { minutes: 5 });
    expect(await player.call('GET', '/challenges/word-4?replay=7')).toMatchObject({ status: 403, body: { code: 'not-solved' } });
    // The mission's debrief was shown after the solved replay.
    expect((await player.call('GET', '/challenges/word-3?replay=7')).status).toBe(200);
  });

  test('an answer that was on its way at the end is told to have been right, and is not counted', async () => {
    const player = await join();
    const answer = await right(player, 'word');
    await player.steer('end');
    app.time.now += MAX_LATE_ANSWER_MS;
    const late = await player.answer('word', answer);
    expect(late).toMatchObject({
      status: 403,
      body: {
        code: 'session-ended-right',
        message: 'Votre réponse était juste. Arrivée après la fin de la session, elle n’est pas comptée.',
      },
    });
    expect(Object.keys(late.body).sort()).toEqual(['code', 'message']);
    expect((await player.call('GET', '/score')).body).toEqual({ points: 0 });
    expect(await rows(player.id)).toEqual([]);
  });

  test('later, after another late answer, or during a pause, no answer is told to be right', async () => {
    const [slow, guessing, paused] = [await join(), await join(), await join()];
    await guessing.steer('end');
    expect(await guessing.answer('word', 'essai')).toMatchObject(ENDED);
    expect(await guessing.answer('word', await right(guessing, 'word'))).toMatchObject(ENDED);
    await slow.steer('end');
    app.time.now += MAX_LATE_ANSWER_MS + 1;
    expect(await slow.answer('word', await right(slow, 'word'))).toMatchObject(ENDED);
    await paused.steer('pause');
    const held = await paused.answer('word', await right(paused, 'word'));
    expect(held).toMatchObject({ status: 403, body: { code: 'session-paused' } });
  });

  test('an answer that was counted, and is sent again after the end, is told to be', async () => {
    const player = await join();
    const answer = await right(player, 'word');
    await player.answer('word', answer);
    await player.steer('end');
    app.time.now += 60_000;
    expect((await player.answer('word', answer)).body).toMatchObject({ correct: true, verdict: 'already-solved', points: 5 });
  });
});
