import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createKnownBrowsers, KNOWN_BROWSER_TTL_MS, type KnownBrowsers } from './known-browsers.ts';

describe.each(testDatabases)('the secret of a known browser on $name', (kind) => {
  let app: TestApp;
  let browsers: KnownBrowsers;
  const open = () => createKnownBrowsers(app.database, () => app.time.now);
  beforeAll(async () => {
    app = await openTestApp(kind);
    browsers = open();
  });
  afterAll(() => app.close());

  test('is that of one account, in every process, and cannot be made up', async () => {
    const secret = await browsers.issue('anna', null);
    const known = await open().find(secret, 'anna');
    expect(known).toEqual({ id: expect.stringMatching(/^.{22}$/), signedInAt: app.time.now });
    const [expires = '', id, signature = ''] = secret.split('.');
    const later = (Number.parseInt(expires, 36) + 1).toString(36);
    const forged = [undefined, '', 'x', `${later}.${id}.${signature}`, `${expires}.${'A'.repeat(22)}.${signature}`];
    for (const one of forged) expect(await browsers.find(one, 'anna')).toBeNull();
    expect(await browsers.find(secret, 'bruno')).toBeNull();
  });

  test('is not a token', async () => {
    const headers = { authorization: `Bearer ${await browsers.issue('anna', null)}` };
    expect((await app.guest('GET', '/admin/me', undefined, headers)).status).toBe(401);
  });

  test('holds for ninety days after the last sign-in, which keeps the browser the same', async () => {
    const first = await browsers.issue('anna', null);
    app.time.now += KNOWN_BROWSER_TTL_MS - 1;
    const known = await browsers.find(first, 'anna');
    const second = await browsers.issue('anna', known);
    app.time.now += 1;
    expect(await browsers.find(first, 'anna')).toBeNull();
    expect(await browsers.find(second, 'anna')).toEqual({ id: known?.id, signedInAt: app.time.now - 1 });
  });

  test('is worth nothing for an hour after twenty wrong passwords', async () => {
    const secret = await browsers.issue('anna', null);
    const known = (await browsers.find(secret, 'anna')) ?? { id: '', signedInAt: 0 };
    for (let failed = 0; failed < 20; failed += 1) {
      expect(await browsers.find(secret, 'anna')).toEqual(known);
      browsers.failed(known);
    }
    expect(await browsers.find(secret, 'anna')).toBeNull();
    app.time.now += 3_600_000;
    expect(await browsers.find(secret, 'anna')).toEqual(known);
  });
});
