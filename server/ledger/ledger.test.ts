import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { appOn, openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

type Step = { readonly challenge: 'word' | 'form' } & (
  | { readonly kind: 'hint' | 'wrong' | 'right' }
  | { readonly kind: 'penalty'; readonly key: number }
);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    challenge: fc.constantFrom('word' as const, 'form' as const),
    kind: fc.constantFrom('hint' as const, 'wrong' as const, 'right' as const),
  }),
  fc.record({
    challenge: fc.constant('word' as const),
    kind: fc.constant('penalty' as const),
    key: fc.integer({ min: 0, max: 3 }),
  }),
);

/** Reference model: the rules in their simplest form, in points. */
function expectedTotal(steps: readonly Step[]): number {
  let total = 0;
  const penalties = new Set<number>();
  for (const key of ['word', 'form']) {
    const scoring = fixtureChallenges.find(({ manifest }) => manifest.key === key)?.manifest.scoring;
    if (!scoring) continue;
    let hints = 0;
    let wrong = 0;
    for (const { challenge, kind } of steps) {
      if (challenge !== key || kind === 'penalty') continue;
      if (kind === 'hint') hints = Math.min(3, hints + 1);
      if (kind === 'wrong') wrong += 1;
      if (kind !== 'right') continue;
      const cost = scoring.failures ? Math.floor(wrong / scoring.failures.every) * scoring.failures.points : 0;
      total += Math.max(scoring.floor, scoring.base - hints * scoring.hintStep - cost);
      break;
    }
  }
  // The form declares the penalty, which counts once, and once more after the form's second failure.
  const answers = steps.filter(({ challenge, kind }) => challenge === 'form' && (kind === 'right' || kind === 'wrong'));
  const solved = answers.findIndex(({ kind }) => kind === 'right');
  const failures = new Set(solved === -1 ? answers : answers.slice(0, solved));
  let failed = 0;
  for (const taken of steps) {
    if (failures.has(taken)) failed += 1;
    if (taken.kind === 'penalty' && penalties.size < Math.min(2, Math.max(1, failed))) penalties.add(taken.key);
  }
  return total - 2 * penalties.size;
}

describe.each(testDatabases)('the ledger on $name', (kind) => {
  let app: TestApp;
  let code: string;
  beforeAll(async () => {
    app = await openTestApp(kind);
    code = (await app.session()).code;
  });
  afterAll(() => app.close());

  test('agrees with the rules after any sequence of steps, and so does the leaderboard', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { call, id } = await app.player(code);
        const word = await rightAnswer(app.database, id, 'word');
        const right = { word, form: { username: 'admin' } };
        const wrong = { word: 'non', form: {} };
        for (const taken of steps) {
          if (taken.kind === 'penalty')
            await call('POST', '/score', { points: -2 }, { 'idempotency-key': `penalty-${taken.key}` });
          else if (taken.kind === 'hint') await call('POST', `/challenges/${taken.challenge}/hints`);
          else
            await call('POST', `/challenges/${taken.challenge}/attempts`, {
              answer: (taken.kind === 'right' ? right : wrong)[taken.challenge],
            });
        }
        expect((await call('GET', '/score')).body).toEqual({ points: expectedTotal(steps) });
      }),
      { numRuns: 25 },
    );
    await sumsAgree(app);
  });

  test('uses no further hint up for whoever asks again with the same number on the screen', async () => {
    const { call } = await app.player(code);
    const shown = async (body?: object) => {
      const { hints } = (await call('POST', '/challenges/word/hints', body)).body as { readonly hints: readonly unknown[] };
      return hints.length;
    };
    expect([await shown({ seen: 0 }), await shown({ seen: 0 })]).toEqual([1, 1]);
    expect([await shown({ seen: 1 }), await shown({ seen: 0 }), await shown()]).toEqual([2, 2, 3]);
  });

  test('counts one failure for an attempt that is sent again, even at the same time, and judges it all the same', async () => {
    const { call, id } = await app.player(code);
    const attempt = async (answer: string, key?: string) =>
      (await call('POST', '/challenges/word/attempts', { answer }, key ? { 'idempotency-key': key } : {})).body;
    const again = await Promise.all([1, 2, 3].map(() => attempt('non', 'first-attempt')));
    for (const reply of again) expect(reply).toMatchObject({ correct: false, failures: 1 });
    expect(await attempt('non', 'second-attempt')).toMatchObject({ failures: 2 });
    // Given up and sent again, the first request may arrive after later ones.
    expect(await attempt('non', 'first-attempt')).toMatchObject({ failures: 2 });
    expect([await attempt('non'), await attempt('non')]).toMatchObject([{ failures: 3 }, { failures: 4 }]);
    const right = await rightAnswer(app.database, id, 'word');
    expect(await attempt(right, 'third-attempt')).toMatchObject({ correct: true, verdict: 'correct', failures: 4 });
    expect(await attempt(right, 'third-attempt')).toMatchObject({ correct: true, verdict: 'already-solved', failures: 4 });
  });

  test('takes another answer under the key of the last attempt for another attempt', async () => {
    const { call, id } = await app.player(code);
    const attempt = async (answer: string) =>
      (await call('POST', '/challenges/word/attempts', { answer }, { 'idempotency-key': 'used-for-all' })).body;
    for (let failures = 1; failures <= 20; failures += 1) expect(await attempt(`non ${failures}`)).toMatchObject({ failures });
    expect(await attempt(await rightAnswer(app.database, id, 'word'))).toMatchObject({ correct: true, verdict: 'correct' });
    await sumsAgree(app);
  });

  test('keeps its sums when many play at once', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => app.player(code)));
    await Promise.all(
      players.flatMap(({ call, id }) => [
        ...Array.from({ length: 5 }, () => call('POST', '/challenges/word/attempts', { answer: 'non' })),
        call('POST', '/challenges/form/attempts', { answer: { username: 'admin' } }),
        call('POST', '/challenges/word/hints'),
        call('POST', '/score', { points: -2 }),
        rightAnswer(app.database, id, 'word-2').then((answer) => call('POST', '/challenges/word-2/attempts', { answer })),
      ]),
    );
    for (const { call } of players) expect((await call('GET', '/score')).body).toEqual({ points: 6 });
    await sumsAgree(app);
  });

  test('two servers on one database give one award and one of each hint', async () => {
    const second = await appOn(app.url);
    try {
      const { call, token, id } = await app.player(code);
      const other = second.as(token);
      const answer = await rightAnswer(app.database, id, 'word');
      const racing = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? call : other));
      const replies = await Promise.all(racing.map((caller) => caller('POST', '/challenges/word/attempts', { answer })));
      expect(replies.map(({ status }) => status)).toEqual(racing.map(() => 200));
      expect(replies.filter(({ body }) => body['verdict'] === 'correct')).toHaveLength(1);
      await Promise.all(racing.slice(0, 2).map((caller) => caller('POST', '/challenges/word-3/hints')));
      const opened = await other('GET', '/challenges/word-3');
      expect(opened.body['hints']).toHaveLength(2);
      const key = { 'idempotency-key': 'shared-key' };
      await Promise.all(racing.map((caller) => caller('POST', '/score', { points: -2 }, key)));
      expect((await other('GET', '/score')).body).toEqual({ points: 3 });
      await sumsAgree(app);
    } finally {
      await second.close();
    }
  });

  test('a session deleted while its players play ends their tokens and nothing else', async () => {
    const doomed = await app.session();
    const admin = await app.admin();
    const { call } = await app.player(doomed.code);
    const staying = await app.player(code);
    const replies = await Promise.all([
      ...Array.from({ length: 20 }, () => call('POST', '/challenges/word/attempts', { answer: 'non' })),
      admin('DELETE', `/admin/sessions/${doomed.id}`),
      ...Array.from({ length: 20 }, () => call('POST', '/challenges/word/attempts', { answer: 'non' })),
      staying.call('POST', '/challenges/form/attempts', { answer: { username: 'admin' } }),
    ]);
    expect(replies.every(({ status }) => [200, 204, 401].includes(status))).toBe(true);
    expect(replies.at(-1)).toMatchObject({ status: 200, body: { correct: true } });
    expect((await call('GET', '/score')).status).toBe(401);
  });
});

/** Invariant: every total is the sum of its events. */
async function sumsAgree({ database }: TestApp): Promise<void> {
  const totals = await database.query.selectFrom('standings').select(['participant', 'points']).execute();
  const sums = await database.query
    .selectFrom('score_events')
    .groupBy('participant')
    .select(['participant', (eb) => eb.fn.sum('points').as('points')])
    .execute();
  const byParticipant = new Map(sums.map(({ participant, points }) => [participant, Number(points)]));
  expect(totals.map(({ participant, points }) => [participant, points])).toEqual(
    totals.map(({ participant }) => [participant, byParticipant.get(participant) ?? 0]),
  );
}
