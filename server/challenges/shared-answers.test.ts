import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { aManifest } from '#engine/rules/testing/a-manifest.ts';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { eventsAfter } from '../live/log.ts';
import { createChallenges } from './challenges.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { createVariantKey } from './variant-key.ts';

/** Secrets that many participants share: one of four numbers. */
const dice: RegisteredChallenge = {
  manifest: aManifest({ key: 'dice' }),
  notes: { challenge: 'dice', sections: [] },
  checker: {
    secrets: (variant) => ({ number: variant.integer(1, 4) }),
    artifacts: () => ({}),
    check: (answer, { number }) =>
      answer === String(number) ? { outcome: 'correct', verdict: 'correct' } : { outcome: 'incorrect', verdict: 'incorrect' },
  },
};
const challenges = [...fixtureChallenges, dice];

describe.each(testDatabases)('a shared answer on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { challenges });
  });
  afterAll(() => app.close());

  const eventsOf = (session: string) => eventsAfter(app.database.query, session, 0, 1000);
  const notesOf = async (session: string) => (await eventsOf(session)).filter((event) => event.kind === 'shared');
  const rowsOf = (participant: string) =>
    app.database.query
      .selectFrom('challenge_states')
      .select(['challenge', 'hints_shown', 'failures', 'points', 'solved_at', 'round'])
      .where('participant', '=', participant)
      .execute();
  const aSession = async () => {
    const { id, code } = await app.session();
    const [ana, bob, cleo] = [await app.player(code), await app.player(code), await app.player(code)];
    return { id, code, ana, bob, cleo };
  };
  /** A second detector on the same database, whose queue can be awaited. */
  const looking = async () => {
    const clock = () => app.time.now;
    return createSharedAnswers({
      database: app.database,
      clock,
      challenges: createChallenges(challenges),
      variantKey: await createVariantKey(app.database, clock),
    });
  };

  test('is noted once for the two and the mission, and its sender sees what any wrong answer gets, to the byte', async () => {
    const { id, ana, bob, cleo } = await aSession();
    const theirs = await rightAnswer(app.database, bob.id, 'word');
    const plain = await cleo.call('POST', '/challenges/word/attempts', { answer: 'x'.repeat(theirs.length) });
    const copied = await ana.call('POST', '/challenges/word/attempts', { answer: theirs });
    expect(copied.text).toBe(plain.text);
    const shape = ({ headers }: typeof copied) => ({ ...headers, date: '', 'x-request-id': '' });
    expect(shape(copied)).toEqual(shape(plain));
    await expect.poll(() => notesOf(id)).toHaveLength(1);
    expect(await rowsOf(ana.id)).toEqual(await rowsOf(cleo.id));
    expect(await notesOf(id)).toEqual([
      expect.objectContaining({ participant: ana.id, other: bob.id, challenge: 'word', detail: '{}' }),
    ]);
    for (const path of ['/score', '/progress', '/challenges/word'])
      expect(Object.keys((await ana.call('GET', path)).body)).toEqual(Object.keys((await cleo.call('GET', path)).body));

    const shared = await looking();
    const player = { participant: ana.id, session: id };
    shared.consider(player, 'word', theirs);
    await shared.drained();
    expect(await notesOf(id)).toHaveLength(1);
    shared.consider(player, 'word-1', await rightAnswer(app.database, bob.id, 'word-1'));
    shared.consider({ ...player, participant: cleo.id }, 'word', theirs);
    await shared.drained();
    expect(await notesOf(id)).toHaveLength(3);
  });

  test('is none where it is nobody else’s, of another session, one that many have, or the same for all', async () => {
    const { id, ana } = await aSession();
    const elsewhere = await aSession();
    const shared = await looking();
    const player = { participant: ana.id, session: id };
    shared.consider(player, 'word', 'CTF{mot_00000000}');
    shared.consider(player, 'word', await rightAnswer(app.database, ana.id, 'word'));
    shared.consider(player, 'word', await rightAnswer(app.database, elsewhere.bob.id, 'word'));
    for (const number of ['1', '2', '3', '4']) shared.consider(player, 'dice', number);
    shared.consider(player, 'form', { username: 'admin' });
    shared.consider(player, 'nope', 'x');
    await shared.drained();
    expect(await notesOf(id)).toEqual([]);
  });

  test('is not looked for beyond what can wait, and the others go on meanwhile', async () => {
    const { id, ana, bob } = await aSession();
    const shared = await looking();
    const player = { participant: ana.id, session: id };
    const theirs = await rightAnswer(app.database, bob.id, 'word');
    for (let index = 0; index < 200; index += 1) shared.consider(player, 'word', `no ${index}`);
    shared.consider(player, 'word', theirs);
    expect((await ana.call('GET', '/score')).status).toBe(200);
    await shared.drained();
    expect(await notesOf(id)).toEqual([]);
    shared.consider(player, 'word', theirs);
    await shared.drained();
    expect(await notesOf(id)).toHaveLength(1);
  });
});
