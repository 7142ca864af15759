import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { type Caller, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const challenges = fixtureChallenges.filter(({ manifest }) => /^word(-[1-7])?$/.test(manifest.key));

describe.each(testDatabases)('questions from memory on $name', (kind) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges });
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const join = async () => {
    const { id: session, code } = await app.session();
    return { session, code, ...(await app.player(code)) };
  };
  /** Solves a minute after the previous step. */
  const solve = async ({ call, id }: { call: Caller; id: string }, key: string) => {
    app.time.now += 60_000;
    return call('POST', `/challenges/${key}/attempts`, { answer: await rightAnswer(app.database, id, key) });
  };
  const asked = async ({ call }: { call: Caller }) => (await call('GET', '/me/question')).body['asked'];

  test('one is asked about the mission solved longest ago, never about the latest two, and without its answer', async () => {
    const player = await join();
    expect(await asked(player)).toBeNull();
    await solve(player, 'word-3');
    await solve(player, 'word-1');
    expect(await asked(player)).toBeNull();
    await solve(player, 'word-4');
    const first = { key: 'word-3', question: 'Que fait-on ?', options: ['Un.', 'Deux.', 'Trois.'] };
    expect(await asked(player)).toEqual(first);
    await solve(player, 'word-2');
    expect(await asked(player)).toEqual(first);
  });

  test('what was put away makes way for the next one, until nothing is left', async () => {
    const player = await join();
    for (const key of ['word-1', 'word-2', 'word-3', 'word-4']) await solve(player, key);
    const without = async (except: string) => (await player.call('GET', `/me/question?except=${except}`)).body;
    expect(await without('word-1')).toMatchObject({ asked: { key: 'word-2' } });
    expect(await without('word-1,word-2')).toEqual({ asked: null });
    expect(await without('x'.repeat(4001))).toMatchObject({ code: expect.any(String), field: 'except' });
  });

  test('whoever is merged has not to answer again; an answer of the one who stays is kept', async () => {
    const stays = await join();
    const goes = await app.player(stays.code);
    for (const key of ['word-1', 'word-2', 'word-3', 'word-4']) for (const player of [stays, goes]) await solve(player, key);
    await goes.call('POST', '/challenges/word-1/retrieval', { choice: 1 });
    await goes.call('POST', '/challenges/word-2/retrieval', { choice: 1 });
    await stays.call('POST', '/challenges/word-2/retrieval', { choice: 0 });
    await admin('POST', `/admin/participants/${goes.id}/merge`, { into: stays.id, reason: 'one person' });
    expect(await asked(stays)).toBeNull();
    const { body } = await admin('POST', '/admin/reports/named', { sessions: [stays.session], reason: 'a test' });
    expect(body['people']).toMatchObject([{ answered: 2, right: 1 }]);
  });

  test('an answer, here or on the end page, right or wrong, ends a question; the report counts it once', async () => {
    const player = await join();
    for (const key of ['word-1', 'word-2', 'word-3', 'word-4']) await solve(player, key);
    await player.call('POST', '/challenges/word-1/retrieval', { choice: 0 });
    expect(await asked(player)).toMatchObject({ key: 'word-2' });
    // The player answers again on the end page, this time rightly.
    await player.call('POST', '/challenges/word-1/retrieval', { choice: 1 });
    await player.call('POST', '/challenges/word-2/retrieval', { choice: 1 });
    expect(await asked(player)).toBeNull();
    const { body } = await admin('POST', '/admin/reports/named', { sessions: [player.session], reason: 'a test' });
    expect(body['people']).toMatchObject([{ answered: 2, right: 1 }]);
  });

  test('a mission that was reopened is not asked about', async () => {
    const player = await join();
    for (const key of ['word-1', 'word-2', 'word-3']) await solve(player, key);
    await admin('POST', `/admin/participants/${player.id}/reopenings`, { challenge: 'word-1', reason: 'Once more.' });
    expect(await asked(player)).toBeNull();
  });

  test('judges an answer after the solve, at no points', async () => {
    const player = await join();
    const answer = (key: string, choice: unknown) => player.call('POST', `/challenges/${key}/retrieval`, { choice });
    expect(await answer('word-1', 1)).toMatchObject({ status: 403, body: { code: 'not-solved' } });
    await solve(player, 'word');
    await solve(player, 'word-1');
    expect((await answer('word-1', 0)).body).toEqual({ right: false, answer: 1, because: 'Parce que deux.' });
    expect((await answer('word-1', 1)).body).toMatchObject({ right: true });
    expect(await answer('word-1', 7)).toMatchObject({ status: 400, body: { field: 'choice' } });
    expect((await player.call('GET', '/score')).body).toEqual({ points: 10 });
  });

  test('keeps the first answer to each question, once the session is over too, and says so once in its log', async () => {
    const player = await join();
    const answer = (key: string, choice: number) => player.call('POST', `/challenges/${key}/retrieval`, { choice });
    for (const key of ['word-1', 'word-2', 'word-3']) await solve(player, key);
    // Two concurrent answers count as one.
    await Promise.all([answer('word-1', 0), answer('word-1', 0)]);
    await answer('word-1', 1);
    await answer('word-2', 1);
    const ended = { active: 0, ended_at: '2026-11-21T09:00:00.000Z' };
    await app.database.query.updateTable('sessions').set(ended).where('id', '=', player.session).execute();
    expect(await answer('word-3', 1)).toMatchObject({ status: 200, body: { right: true } });
    const { query } = app.database;
    const kept = query.selectFrom('retrieval_answers').select(['challenge', 'correct']).where('participant', '=', player.id);
    expect(await kept.orderBy('challenge').execute()).toEqual([
      { challenge: 'word-1', correct: 0 },
      { challenge: 'word-2', correct: 1 },
      { challenge: 'word-3', correct: 1 },
    ]);
    const told = query.selectFrom('session_events').select(['challenge', 'participant', 'detail']).where('kind', '=', 'question');
    expect(await told.where('session', '=', player.session).orderBy('number').execute()).toEqual([
      { challenge: 'word-1', participant: player.id, detail: '{"correct":false}' },
      { challenge: 'word-2', participant: player.id, detail: '{"correct":true}' },
      { challenge: 'word-3', participant: player.id, detail: '{"correct":true}' },
    ]);
  });

  test('are for players only', async () => {
    expect((await app.guest('GET', '/me/question')).status).toBe(401);
    expect((await app.guest('POST', '/challenges/word/retrieval', { choice: 0 })).status).toBe(401);
  });
});
