import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, dump, openTestApp, type TestApp } from '../support/test-app.ts';
import { testDatabases } from '../support/test-databases.ts';

const CALLS = [
  ['POST', '/auth/login'],
  ['POST', '/score'],
  ['POST', '/progress/complete'],
  ['POST', '/challenges/word/attempts'],
  ['POST', '/challenges/word/hints'],
  ['POST', '/login'],
  ['POST', '/admin/sessions'],
] as const;

/** No field of any payload is called like this: everything made here is refused by every schema. */
const unknownField = fc.record({ '?': fc.jsonValue() });
const wrongShape = fc.oneof(
  fc.array(fc.jsonValue()),
  fc.integer(),
  fc.string().map((text) => `"${text}`),
  unknownField,
  fc.constant(null).map(() => ({ email: null, points: '5', challenge: 3, answer: null, username: {}, name: 7 })),
);

describe.each(testDatabases)('bad input on $name', (kind) => {
  let app: TestApp;
  let player: Caller;
  let admin: Caller;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const { code } = await app.session();
    player = (await app.player(code)).call;
    admin = await app.admin();
  });
  afterAll(() => app.close());

  const callerFor = (url: string): Caller => (url.startsWith('/admin') ? admin : player);

  test('is refused with a message, whatever its shape, and writes nothing', async () => {
    const before = await dump(app.database);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CALLS), wrongShape, async ([method, url], payload) => {
        const { status, body } = await callerFor(url)(method, url, JSON.stringify(payload), {
          'content-type': 'application/json',
        });
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(body['message']).toEqual(expect.stringMatching(/\S/));
        expect(body['code']).toEqual(expect.any(String));
        expect(JSON.stringify(body)).not.toMatch(/select |insert |\bat .*\.ts/i);
      }),
      { numRuns: 200 },
    );
    expect(await dump(app.database)).toBe(before);
  });

  test('any answer of the right shape is judged, never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ maxLength: 500, unit: 'binary' }),
          fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.oneof(fc.string(), fc.boolean(), fc.integer())),
        ),
        async (answer) => {
          expect((await player('POST', '/challenges/form/attempts', { answer })).status).toBe(200);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('any text as an address, a code or a name is taken or refused, never a fault', async () => {
    const text = fc.string({ maxLength: 60, unit: 'binary' });
    await fc.assert(
      fc.asyncProperty(text, text, async (a, b) => {
        expect((await app.guest('POST', '/auth/login', { email: `${a}@b.example`, code: b })).status).toBeLessThan(500);
        expect((await admin('POST', '/admin/sessions', { name: a })).status).toBeLessThan(500);
        expect((await player('GET', `/challenges/${encodeURIComponent(a)}`)).status).toBeLessThan(500);
        expect((await app.as(b.replace(/[^ -~]/g, ''))('GET', '/score')).status).toBeLessThan(500);
      }),
      { numRuns: 60, examples: [['!', '\u0000']] },
    );
  });

  test.each([
    ['broken JSON', '{"points":', 400],
    ['prototype tricks', '{"__proto__":{"points":1},"points":0}', 400],
    ['deep JSON', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
    ['a huge body', `{"points":${' '.repeat(70_000)}1}`, 413],
    ['a huge number', '{"points":1e400}', 400],
    ['three decimals', '{"points":-0.125}', 400],
  ])('%s is refused', async (_what, payload, expected) => {
    const before = await dump(app.database);
    const { status, body } = await player('POST', '/score', payload, { 'content-type': 'application/json' });
    expect(status).toBe(expected);
    expect(body['message']).toEqual(expect.stringMatching(/\S/));
    expect(await dump(app.database)).toBe(before);
  });

  test.each([
    [
      '/admin/sessions',
      { opensAt: 'tomorrow' },
      'opensAt does not have the expected form. Expected: ISO 8601, UTC: 2026-11-21T09:00:00Z.',
    ],
    ['/admin/sessions', { opensAt: 5 }, 'opensAt must be a text or null.'],
    ['/admin/sessions', { teams: ['Quai', 'Quai'] }, 'teams must not hold anything twice.'],
    ['/admin/sessions', { challenges: [] }, 'challenges must have at least 1 item(s).'],
    ['/challenges/word/attempts', { answer: 5 }, 'Le champ « answer » doit être un texte ou un objet.'],
    ['/challenges/word/attempts', { answer: { 'a b': 'x' } }, 'Le champ « answer.a b » n’est pas attendu.'],
    ['/session/team', { team: ' ' }, 'Le champ « team » n’a pas la forme attendue.'],
  ])('%s says of %j what is allowed', async (url, payload, message) => {
    const reply = await callerFor(url)(url === '/session/team' ? 'PATCH' : 'POST', url, payload);
    expect(reply).toMatchObject({ status: 400, body: { message } });
  });

  test('broken encodings, content types and methods are refused', async () => {
    const utf8 = await app.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    });
    expect(utf8.statusCode).toBe(400);
    expect((await app.guest('GET', '/challenges/%E0%A4%A')).status).toBe(400);
    expect((await app.guest('GET', '/challenges/%00')).status).toBe(404);
    expect((await player('POST', '/score', 'points=5', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await player('DELETE', '/score')).status).toBe(404);
    expect((await app.guest('GET', '/score', undefined, { authorization: 'Basic eA==' })).status).toBe(401);
  });
});
