/** One database is enough, as notes are not stored in it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

const [word] = fixtureChallenges;
const address = '/admin/challenges/word/notes';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(sqlite);
});
afterAll(() => app.close());

test('whoever is signed in to the console reads the notes of a challenge, as the registry has them', async () => {
  const admin = await app.admin();
  await admin('POST', '/admin/facilitators', { username: 'watcher', role: 'observer', password: 'a password for tests' });
  const { body } = await app.guest('POST', '/login', { username: 'watcher', password: 'a password for tests' });
  const observer = app.as(String(body['token']));
  expect(await observer('GET', address)).toMatchObject({ status: 200, body: word?.notes });
  expect(await observer('GET', '/admin/challenges/nope/notes')).toMatchObject({
    status: 404,
    body: { code: 'unknown-challenge', message: 'This challenge does not exist (any more).' },
  });
});

test('no player and no guest does, and nothing that they get has a word of them', async () => {
  const { call } = await app.player((await app.session()).code);
  for (const caller of [app.guest, call]) {
    expect(await caller('GET', address)).toMatchObject({ status: 401 });
    for (const [method, url, sent] of [
      ['GET', '/challenges/word'],
      ['POST', '/challenges/word/hints', {}],
      ['POST', '/challenges/word/attempts', { answer: 'perdu' }],
      ['GET', '/summary'],
      ['GET', '/session'],
      ['GET', '/openapi.json'],
    ] as const)
      expect((await caller(method, url, sent)).text, url).not.toContain('Notes de word');
  }
});
