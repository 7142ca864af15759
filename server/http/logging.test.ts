import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { createLogger } from './logging.ts';

const EMAIL = 'nadia.haddad@brevelle.example';
const ANSWER = 'tres-secrete-reponse';

let app: TestApp;
let log = '';

beforeAll(async () => {
  const logger = createLogger({ logLevel: 'trace' }, { write: (line) => (log += line) });
  const challenges = fixtureChallenges.map((challenge) => ({
    ...challenge,
    checker: { ...challenge.checker, check: (answer: unknown) => JSON.parse(String(answer)) },
  }));
  app = await openTestApp(sqlite, { logger, challenges });
});
afterAll(() => app.close());

test('the most talkative log tells what happened, and no address, token, password, answer or query', async () => {
  const { code } = await app.session();
  const { token, call } = await app.player(code, EMAIL);
  const json = { 'content-type': 'application/json' };
  expect((await call('POST', '/challenges/word/attempts', { answer: ANSWER })).status).toBe(500);
  await call('POST', '/challenges/word/attempts', `{"answer":"${ANSWER}"`, json);
  await app.guest('POST', '/auth/login', { email: EMAIL, code: 'ZZZZ-ZZZZ' });
  await app.guest('POST', '/login', { ...ADMIN, password: 'Mauvais-mot-de-passe' });
  await app.guest('GET', `/challenges/word?page=${ANSWER}`);
  await app.guest('GET', `/nulle-part/${EMAIL}?token=${token}`);
  app.app.log.error({ email: EMAIL, body: { token, password: ADMIN.password } }, 'something else');
  app.app.log.error(new Error(`no row for ${EMAIL}\nDetail: ${EMAIL}`));

  expect(log).toContain('"route":"/challenges/:key/attempts","status":500');
  expect(log).toContain('SyntaxError');
  for (const secret of [EMAIL, token, ADMIN.password, 'Mauvais-mot-de-passe', ANSWER, code]) expect(log).not.toContain(secret);
});

test('what failed and the line of its request name the same request', async () => {
  log = '';
  const { code } = await app.session();
  const { call } = await app.player(code, EMAIL);
  await call('POST', '/challenges/word/attempts', { answer: ANSWER });
  const lines = log.split('\n').filter((line) => line.includes('"level":50'));
  const named = lines.map((line) => /"reqId":"([^"]+)"/.exec(line)?.[1]);
  expect(named).toEqual([expect.any(String), named[0]]);
  expect(log.split(`"reqId":"${named[0]}"`)).toHaveLength(3);
});

test('a caller who leaves in the middle of the body is not logged as a fault', async () => {
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
  log = '';
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(
    'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"email"',
    () => socket.end(),
  );
  await new Promise((resolve) => socket.on('close', resolve).resume());
  await fetch(`${address}/healthz`);
  expect(log).toContain('/healthz');
  expect(log).not.toContain('"level":50');
});

/** An app whose calls would wait for `late.ms`, and the lines of its log. */
async function lateApp(logLevel: 'info' | 'debug') {
  const late = { ms: 0 };
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({ logLevel }, { write: (line) => lines.push(JSON.parse(line)) });
  const opened = await openTestApp(sqlite, { logger, callDelay: { read: () => late.ms, close: () => undefined } });
  return { ...opened, late, lines };
}

test('calls that are refused under load are summed up every ten seconds while there are any, and at the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { guest, late, lines, close } = await lateApp('info');
  const summary = (view: number, entry: number, play: number, waitMs: number) =>
    expect.objectContaining({ level: 40, msg: 'calls were refused under load', view, entry, play, waitMs });
  late.ms = 2_000;
  for (let call = 0; call < 3; call += 1) expect((await guest('GET', '/summary')).status).toBe(503);
  late.ms = 3_000;
  expect((await guest('POST', '/auth/login', {})).status).toBe(503);
  late.ms = 6_000;
  for (let call = 0; call < 2; call += 1) expect((await guest('POST', '/login', ADMIN)).status).toBe(503);
  vi.advanceTimersByTime(9_999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(lines.splice(0)).toEqual([summary(3, 1, 2, 6_000)]);
  await guest('GET', '/summary');
  vi.advanceTimersByTime(10_000);
  expect(lines.splice(0)).toEqual([summary(1, 0, 0, 6_000)]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);
  await guest('POST', '/login', ADMIN);
  await close();
  expect(lines).toEqual([summary(0, 0, 1, 6_000)]);
});

test('a call that is refused under load has its line at debug; one that finds a queue full, at error', async () => {
  const { guest, late, lines, close } = await lateApp('debug');
  onTestFinished(close);
  late.ms = 2_000;
  await guest('GET', '/summary');
  expect(lines).toEqual([expect.objectContaining({ level: 20, route: '/summary', status: 503 })]);
  const flood = Array.from({ length: 60 }, (_, person) => ({ username: `personne-${person}`, password: 'Un mot de passe' }));
  const replies = await Promise.all(flood.map((login) => guest('POST', '/login', login)));
  const full = replies.filter(({ status }) => status === 503);
  expect(full).not.toEqual([]);
  expect(lines.filter(({ level }) => level === 50)).toEqual(
    full.map(() => expect.objectContaining({ route: '/login', status: 503, msg: 'request' })),
  );
});
