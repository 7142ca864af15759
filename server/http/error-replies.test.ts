/** What is answered when the disk fails, though it has room. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  const fail = () => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' });
  };
  const challenges = fixtureChallenges.map((challenge) => ({ ...challenge, checker: { ...challenge.checker, check: fail } }));
  app = await openTestApp(sqlite, { challenges });
});
afterAll(() => app.close());

test('a disk that fails is told as such, and not as a full one', async () => {
  const { call } = await app.player((await app.session()).code);
  expect(await call('POST', '/challenges/word/attempts', { answer: 'non' })).toMatchObject({
    status: 500,
    body: { code: 'disk-error', message: expect.stringContaining('à lire ou à écrire sur son disque') },
  });
});
