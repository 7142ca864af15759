import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { appOn, dump, openTestApp, rightAnswer, type TestApp } from '../tests/support/test-app.ts';
import { testDatabases } from '../tests/support/test-databases.ts';

describe.each(testDatabases)('calls of a player on $name', (kind) => {
  let app: TestApp;
  let code: string;
  beforeAll(async () => {
    app = await openTestApp(kind);
    code = (await app.session()).code;
  });
  afterAll(() => app.close());

  test('login answers a token, whatever the case and spacing of e-mail and code', async () => {
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    const { status, body } = await app.guest('POST', '/auth/login', { email: ' Nadia@Brevelle.Example ', code: typed });
    expect(status).toBe(200);
    expect(body['token']).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    [{}, 400, 'Email et code sont requis.', 'missing-field'],
    [{ email: '', code: '' }, 400, 'Email et code sont requis.', 'missing-field'],
    [{ email: 'a@b.example', code: ' - ' }, 400, 'Email et code sont requis.', 'missing-field'],
    [{ email: 'nadia', code: 'x' }, 400, 'L’adresse e-mail n’est pas valide.', 'invalid-email'],
    [{ email: 'a@b.example', code: 'ZZZZ-ZZZZ' }, 404, 'Code de session invalide.', 'unknown-code'],
    [{ email: 5, code: 'x' }, 400, 'Le champ « email » doit être un texte.', 'invalid-field'],
  ])('login refuses %j', async (payload, status, message, errorCode) => {
    const answer = await app.guest('POST', '/auth/login', payload);
    expect(answer).toMatchObject({ status, body: { message, code: errorCode } });
  });

  test('login without a body asks for both fields', async () => {
    expect((await app.guest('POST', '/auth/login')).body).toMatchObject({ message: 'Email et code sont requis.' });
  });

  test('the same e-mail in the same session is the same participant', async () => {
    const first = await app.player(code, 'meme@brevelle.example');
    const second = await app.player(code, 'Meme@brevelle.example');
    expect(second.id).toBe(first.id);
    expect(second.token).not.toBe(first.token);
  });

  test('a right answer credits points and completion; the two confirming calls credit nothing again', async () => {
    const { call, id } = await app.player(code);
    const opened = await call('GET', '/challenges/word');
    expect(opened.body).toMatchObject({ hints: [], failures: 0, solved: false, points: 0 });
    expect(opened.text).not.toContain('debrief');
    const wrong = await call('POST', '/challenges/word/attempts', { answer: 'non' });
    expect(wrong.body).toEqual({ correct: false, verdict: 'incorrect', points: 0, failures: 1 });
    await call('POST', '/challenges/word/hints');
    const right = await call('POST', '/challenges/word/attempts', { answer: await rightAnswer(app.database, id, 'word') });
    expect(right.body).toMatchObject({ correct: true, verdict: 'correct', points: 4.75, failures: 1 });
    expect(right.body).toHaveProperty('debrief.whatHappened');
    expect((await call('POST', '/score', { points: 4.75 })).body).toEqual({ points: 4.75 });
    expect((await call('POST', '/progress/complete', { challenge: 'word' })).body).toEqual({ completed: ['word'] });
    expect((await call('GET', '/score')).body).toEqual({ points: 4.75 });
    expect((await call('GET', '/progress')).body).toEqual({ completed: ['word'] });
    const again = await call('POST', '/challenges/word/attempts', { answer: 'non' });
    expect(again.body).toMatchObject({ correct: true, verdict: 'already-solved', points: 4.75, failures: 1 });
    expect((await call('GET', '/challenges/word')).body).toMatchObject({ solved: true, points: 4.75, failures: 1 });
  });

  test('points and completions that no attempt earned are refused', async () => {
    const { call } = await app.player(code);
    const neighbour = await app.player(code);
    const answer = await rightAnswer(app.database, neighbour.id, 'word');
    expect((await neighbour.call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ points: 5 });
    const notEarned = { status: 403, body: { code: 'points-not-earned' } };
    expect(await call('POST', '/score', { points: 5 })).toMatchObject(notEarned);
    expect(await neighbour.call('POST', '/score', { points: 4 })).toMatchObject(notEarned);
    expect(await call('POST', '/progress/complete', { challenge: 'word' })).toMatchObject({
      status: 403,
      body: { code: 'not-solved' },
    });
    expect(await call('POST', '/progress/complete', { challenge: 'nope' })).toMatchObject({
      status: 404,
      body: { code: 'unknown-challenge' },
    });
    expect((await call('POST', '/score', { points: 0 })).body).toEqual({ points: 0 });
  });

  test('a penalty that no challenge of the session declares is refused, and nothing is written', async () => {
    const { call } = await app.player(code);
    const without = await (await app.admin())('POST', '/admin/sessions', { challenges: ['word'] });
    const other = await app.player(String(without.body['code']));
    const before = await dump(app.database);
    for (const points of [-100, -1, -2.01, -0.01])
      expect(await call('POST', '/score', { points }), String(points)).toMatchObject({
        status: 403,
        body: { code: 'unknown-penalty', field: 'points' },
      });
    expect(await call('POST', '/score', { points: -1000.01 })).toMatchObject({ status: 400, body: { field: 'points' } });
    expect((await other.call('POST', '/score', { points: -2 })).status).toBe(403);
    expect(await dump(app.database)).toBe(before);
    expect((await app.guest('POST', '/score', { points: -100 })).body).toEqual({ points: 0 });
  });

  test('a penalty counts once, once more for each further failure of its challenge, and within what a solve brings', async () => {
    const { call } = await app.player(code);
    const key = { 'idempotency-key': 'clickjacking-1' };
    const penalise = async (headers = {}) => (await call('POST', '/score', { points: -2 }, headers)).body;
    const fail = (challenge: string) => call('POST', `/challenges/${challenge}/attempts`, { answer: 'non' });
    expect(await penalise(key)).toEqual({ points: -2 });
    expect(await penalise(key)).toEqual({ points: -2 });
    expect(await penalise()).toEqual({ points: -2 });
    await fail('form');
    for (let times = 0; times < 3; times += 1) await fail('word');
    expect(await penalise()).toEqual({ points: -2 });
    await fail('form');
    expect(await penalise(key)).toEqual({ points: -2 });
    expect(await penalise()).toEqual({ points: -4 });
    await fail('form');
    // Two of them are more than the 3 points of a solve.
    expect(await penalise()).toEqual({ points: -4 });
    expect((await call('POST', '/score', { points: -2 }, { 'idempotency-key': 'no' })).status).toBe(400);
  });

  test('a flood of penalties takes one off, whatever the process, and openings bring no further one', async () => {
    const { call, token } = await app.player(code);
    const second = await appOn(app.url);
    onTestFinished(() => second.close());
    const callers = [call, second.as(token)];
    const flood = callers.flatMap((caller) =>
      Array.from({ length: 250 }, (_, index) => [
        ...(index % 50 === 0 ? [caller('GET', '/challenges/form')] : []),
        caller('POST', '/score', { points: -2 }, index % 2 === 0 ? { 'idempotency-key': `decoy-click-${index}` } : {}),
      ]).flat(),
    );
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await call('GET', '/score')).body).toEqual({ points: -2 });
  });

  test('hints come one at a time, stop at the last, and fill in what they name', async () => {
    const { call, id } = await app.player(code);
    const word = await rightAnswer(app.database, id, 'word');
    for (const [count, remaining] of [
      [1, 2],
      [2, 1],
      [3, 0],
      [3, 0],
    ]) {
      const { body } = await call('POST', '/challenges/word/hints', {});
      expect(body['hints']).toHaveLength(count ?? 0);
      expect(body['remaining']).toBe(remaining);
      if (count === 3) expect(JSON.stringify(body)).toContain(word);
    }
  });

  test('an empty answer counts nothing', async () => {
    const { call } = await app.player(code);
    expect((await call('POST', '/challenges/word/attempts', { answer: ' ' })).body).toMatchObject({
      correct: false,
      verdict: 'empty',
      failures: 0,
    });
  });

  test('a form answers with the output of its simulation, and explains after failures', async () => {
    const { call } = await app.player(code);
    await call('POST', '/challenges/form/attempts', { answer: { username: 'x' } });
    const second = await call('POST', '/challenges/form/attempts', { answer: { username: 'x', ok: [1, 2] } });
    expect(second.body).toMatchObject({ verdict: 'refused', failures: 2, output: { welcome: null }, learning: 'Explication.' });
    expect((await call('POST', '/challenges/form/attempts', { answer: { username: 'admin' } })).body).toMatchObject({
      correct: true,
      points: 3,
    });
  });

  test('guests play, and nothing is recorded', async () => {
    const opened = await app.guest('GET', '/challenges/word?page=admin');
    expect(opened.body['artifacts']).toMatchObject({ page: 'admin' });
    const play = { hintsShown: 1, failures: 2 };
    expect((await app.guest('POST', '/challenges/word/hints', { guest: play })).body).toMatchObject({ remaining: 1 });
    const answer = await rightAnswer(app.database, 'guest', 'word');
    expect((await app.guest('POST', '/challenges/word/attempts', { answer, guest: play })).body).toMatchObject({
      correct: true,
      points: 3.75,
    });
    expect((await app.guest('GET', '/score')).body).toEqual({ points: 0 });
    expect((await app.guest('POST', '/score', { points: 100 })).body).toEqual({ points: 0 });
    expect((await app.guest('POST', '/progress/complete', { challenge: 'word' })).body).toEqual({ completed: [] });
    expect(await app.guest('GET', '/progress')).toMatchObject({ status: 401, body: { code: 'login-needed' } });
  });

  test('unknown challenges and pages are 404', async () => {
    expect((await app.guest('GET', '/challenges/nope')).status).toBe(404);
    expect((await app.guest('GET', '/challenges/word?page=nope')).status).toBe(404);
    expect((await app.guest('POST', '/challenges/nope/attempts', { answer: 'x' })).status).toBe(404);
  });

  test('a forged or expired token is 401 wherever it is sent; an admin token opens nothing of a player', async () => {
    const forged = app.as('x'.repeat(43));
    for (const [method, url, body] of [
      ['GET', '/score'],
      ['GET', '/progress'],
      ['POST', '/challenges/word/hints', {}],
      ['POST', '/score', { points: 0 }],
    ] as const) {
      expect((await forged(method, url, body)).status).toBe(401);
    }
    expect((await (await app.admin())('GET', '/progress')).status).toBe(401);
    const { token } = await app.player(code);
    app.time.now += 25 * 3_600_000;
    expect(await app.as(token)('GET', '/score')).toMatchObject({ status: 401, body: { code: 'invalid-token' } });
    app.time.now -= 25 * 3_600_000;
  });

  test('50 parallel right answers are one award, 50 parallel hints are each counted once', async () => {
    const { call, id } = await app.player(code);
    const answer = await rightAnswer(app.database, id, 'word');
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('POST', '/challenges/word/attempts', { answer })));
    expect(answers.filter(({ body }) => body['verdict'] === 'correct')).toHaveLength(1);
    expect(answers.every(({ body }) => body['points'] === 5)).toBe(true);
    expect((await call('GET', '/score')).body).toEqual({ points: 5 });
    const hints = await Promise.all(Array.from({ length: 50 }, () => call('POST', '/challenges/word-1/hints')));
    expect(
      hints
        .map(({ body }) => body['remaining'])
        .sort()
        .reverse()
        .slice(0, 4),
    ).toEqual([2, 1, 0, 0]);
    const state = await app.database.query
      .selectFrom('challenge_states')
      .select('hints_shown')
      .where('participant', '=', id)
      .where('challenge', '=', 'word-1')
      .executeTakeFirst();
    expect(state?.hints_shown).toBe(3);
  });

  test('500 people of one address log in at once', async () => {
    const logins = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        app.guest('POST', '/auth/login', { email: `salle${index}@brevelle.example`, code }),
      ),
    );
    expect(logins.every(({ status }) => status === 200)).toBe(true);
  });

  test('answers are not cached, and the description of the calls is served', async () => {
    expect((await app.guest('GET', '/score')).headers['cache-control']).toBe('no-store');
    const { body, status } = await app.guest('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body['paths']).toMatchObject({
      '/challenges/{key}/attempts': { post: { security: [{ player: [] }, { console: ['observer'] }, {}] } },
      '/progress': { get: { security: [{ player: [] }] } },
      '/score': { post: { parameters: [{ name: 'idempotency-key', in: 'header', required: false }] } },
      '/admin/sessions': {
        get: { security: [{ console: ['observer'] }, { apiToken: ['figures'] }] },
        post: { security: [{ console: ['facilitator'] }] },
      },
      '/admin/backup': {
        get: {
          operationId: 'getAdminBackup',
          tags: ['admin/backup'],
          security: [{ console: ['administrator'] }, { apiToken: ['backups'] }],
        },
      },
    });
    const names = new Set<unknown>();
    for (const [path, calls] of Object.entries(body['paths'] as Record<string, Record<string, Record<string, unknown>>>))
      for (const call of Object.values(calls)) {
        expect(names, `the name of ${path} is its own`).not.toContain(call['operationId']);
        names.add(call['operationId']);
        expect(call['summary'], path).toMatch(/^[A-Z].*\.$/);
        expect('security' in call, path).toBe(
          /^\/(admin|session|me|standing|fleet|finale|debrief|projector|summary|score|progress|return|challenges|auth\/logout|remote(?!\/pair))/.test(
            path,
          ),
        );
      }
  });
});
