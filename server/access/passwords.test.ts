import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { realHashes } from '../../tests/support/cheap-hashes.ts';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

afterAll(realHashes());

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(sqlite);
});
afterAll(() => app.close());

test('a flood of sign-ins is refused but for a few, and the next one after it is let in', async () => {
  const flood = Array.from({ length: 300 }, (_, index) => ({ username: `personne-${index}`, password: 'Un mot de passe' }));
  const answers = await Promise.all(flood.map((login) => app.guest('POST', '/login', login)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.length - refused.length).toBe(32);
  expect(refused[0]).toMatchObject({ body: { code: 'busy' }, headers: { 'retry-after': '2' } });
  expect(await (await app.admin())('GET', '/admin/me')).toMatchObject({ status: 200 });
});

test('a flood from one address lets the facilitator in from another', async () => {
  const from = (remoteAddress: string, payload: object) =>
    app.app.inject({ method: 'POST', url: '/login', remoteAddress, payload }).then(({ statusCode }) => statusCode);
  const flood = Array.from({ length: 300 }, (_, index) =>
    from('192.0.2.7', { username: `personne-${index}`, password: 'Un mot de passe' }),
  );
  expect(await from('192.0.2.8', ADMIN)).toBe(200);
  expect(await Promise.all(flood)).toContain(503);
});
