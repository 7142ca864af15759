import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, rightAnswer, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createAdmission, REFUSABLE } from './admission.ts';

const TOKEN = 'a-token-of-monitoring';

describe.each(testDatabases)('under load on $name', (kind) => {
  /** Milliseconds that the event loop is late. */
  let late = 0;
  let app: TestApp;
  beforeAll(async () => {
    const callDelay = { read: () => late, close: () => undefined };
    app = await openTestApp(kind, { callDelay, environment: { METRICS_TOKEN: TOKEN } });
  });
  beforeEach(() => {
    late = 0;
  });
  afterAll(() => app.close());

  test('what can be seen later is refused first, with when to come back; an answer is taken', async () => {
    const { code, id: session } = await app.session();
    const { call, id } = await app.player(code);
    const admin = await app.admin();
    const answer = await rightAnswer(app.database, id, 'word');
    late = 1_500;
    for (const path of ['/standing', '/summary', '/fleet'])
      expect(await call('GET', path)).toMatchObject({
        status: 503,
        body: { code: 'busy', message: 'Le serveur est très sollicité. Réessayez dans un instant.' },
        headers: { 'retry-after': '3' },
      });
    for (const path of ['/admin/sessions', '/admin/scores', `/admin/sessions/${session}/cockpit`, '/admin/audit'])
      expect(await admin('GET', path)).toMatchObject({
        status: 503,
        body: { message: expect.stringMatching(/^The server is very busy/) },
      });
    for (const path of ['/session', '/me', '/progress', '/challenges/word', '/session/events?after=0'])
      expect(await call('GET', path)).toMatchObject({ status: 200 });
    expect((await admin('GET', '/admin/me')).status).toBe(200);
    expect((await call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });
    expect((await app.guest('POST', '/auth/login', { email: 'tard@brevelle.example', code })).status).toBe(200);
    late = 0;
    expect((await call('GET', '/standing')).status).toBe(200);
  });

  test('nobody is let in where those who play would wait for it', async () => {
    const { code, id: session } = await app.session();
    const { call, id } = await app.player(code);
    const answer = await rightAnswer(app.database, id, 'word');
    const enter = () => app.guest('POST', '/auth/login', { email: 'tard@brevelle.example', code });
    late = 3_000;
    expect(await enter()).toMatchObject({ status: 503, body: { code: 'busy' }, headers: { 'retry-after': '6' } });
    expect((await app.guest('POST', '/auth/openid/login', { pass: 'p' })).status).toBe(503);
    expect((await app.guest('POST', '/login', {})).status).toBe(400);
    expect((await call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });
    late = 0;
    expect((await (await app.admin())('GET', `/admin/sessions/${session}/participants`)).text).not.toContain('tard@');
    expect((await enter()).status).toBe(200);
  });

  test('an answer or a login that would wait for more than five seconds is refused, with nothing written', async () => {
    const { code } = await app.session();
    const { call, id } = await app.player(code);
    const answer = await rightAnswer(app.database, id, 'word');
    late = 6_000;
    const refused = await call('POST', '/challenges/word/attempts', { answer });
    expect(refused).toMatchObject({ status: 503, body: { code: 'busy' }, headers: { 'retry-after': '12' } });
    expect((await app.guest('POST', '/auth/login', { email: 'a@b.example', code })).status).toBe(503);
    expect((await app.guest('POST', '/login', {})).status).toBe(503);
    late = 0;
    expect((await call('GET', '/challenges/word')).body).toMatchObject({ failures: 0, solved: false });
    expect((await call('POST', '/challenges/word/attempts', { answer })).body).toMatchObject({ correct: true });
  });

  test('health and metrics are always told, and count what was refused', async () => {
    const sum = async (admission: string) => {
      const { text } = await app.as(TOKEN)('GET', '/metrics');
      const told = new RegExp(`^vigie_refused_calls_total\\{admission="${admission}"\\} (\\d+)$`, 'm').exec(text)?.[1];
      if (told === undefined) throw new Error(`no calls refused as ${admission} among the metrics:\n${text}`);
      return Number(told);
    };
    expect((await app.guest('GET', '/healthz')).body).toMatchObject({ status: 'ok', waitMs: 0 });
    const sums = async () => [await sum('view'), await sum('entry'), await sum('play')];
    const before = await sums();
    late = 60_000;
    expect(await app.guest('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'busy', waitMs: 60_000 } });
    expect((await app.guest('GET', '/readyz')).status).toBe(200);
    for (const url of ['/healthz', '/readyz']) expect((await app.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    expect((await app.guest('GET', '/summary')).headers['retry-after']).toBe('30');
    await app.guest('POST', '/auth/login', {});
    await app.guest('POST', '/login', {});
    expect(await sums()).toEqual(before.map((count) => count + 1));
    const [help = ''] = /^# HELP vigie_refused_calls_total .*$/m.exec((await app.as(TOKEN)('GET', '/metrics')).text) ?? [];
    expect(REFUSABLE.filter((kind) => !help.includes(`${kind} (`))).toEqual([]);
  });
});

test('whatever waits, a class is refused only when those before it are', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.array(fc.nat(20_000), { maxLength: 3 }), (loop, queues) => {
      const admission = createAdmission(
        () => loop,
        queues.map((wait) => () => wait),
      );
      const refused = REFUSABLE.map((kind) => admission.refusal(kind) !== null);
      const longest = loop + Math.max(0, ...queues);
      expect(refused).toEqual([longest >= 1_000, longest >= 2_500, longest >= 5_000]);
      expect(refused[0]).toBe(admission.busy());
      expect(admission.refusal('always')).toBeNull();
    }),
  );
});
