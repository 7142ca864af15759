import { afterEach, expect, test } from 'vitest';
import { sqlite } from '../../tests/support/temporary-databases.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

test.each([
  ['listens where the room is', { HOST: '192.0.2.2', PORT: '4201' }, ['http://192.0.2.2:4201']],
  ['listens for its own machine', { HOST: '127.0.0.1', PORT: '4201' }, []],
  ['stands behind a proxy, which has an address of its own', { HOST: '192.0.2.2', TRUST_PROXY: 'true' }, []],
])('the console is told where the room finds a server that %s', async (_what, environment, addresses) => {
  app = await openTestApp(sqlite, { environment });
  const admin = await app.admin();
  expect((await admin('GET', '/admin/addresses')).body).toEqual(addresses);
  expect((await app.guest('GET', '/admin/addresses')).status).toBe(401);
});
