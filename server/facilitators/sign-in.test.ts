import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import type { TestDatabaseKind } from '../../tests/support/temporary-databases.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createKnownBrowsers } from '../access/known-browsers.ts';
import { createSignInThrottle } from '../access/sign-in-throttle.ts';
import { createTokens } from '../access/tokens.ts';
import { serverBusy } from '../errors.ts';
import { createSignIn } from './sign-in.ts';

const RIGHT = { username: ADMIN.username, password: 'the right one' };
const HERE = '192.0.2.250';

/** @param beforeLook called before each check of a password */
async function open(kind: TestDatabaseKind, beforeLook: () => Promise<void> | void = () => undefined) {
  const app = await openTestApp(kind);
  onTestFinished(() => app.close());
  const clock = () => app.time.now;
  const count = vi.fn();
  const failedSignIns = {
    count,
    write: async () => undefined,
    close: async () => undefined,
    forgetOldest: async () => undefined,
  };
  const throttle = createSignInThrottle(clock, 'Too many guesses.', async () => undefined);
  const signIn = createSignIn(
    {
      database: app.database,
      clock,
      tokens: createTokens(app.database, clock),
      failedSignIns,
      browsers: createKnownBrowsers(app.database, clock),
      passkeyRule: 'optional',
      passwords: true,
      language: 'en',
    },
    throttle,
    // Checks are counted without hashing, which would make the test slow.
    async (_lane, password) => {
      await beforeLook();
      return password === RIGHT.password;
    },
  );
  // Guesses come from different addresses, as the count must not depend on them.
  const guess = (index: number) =>
    signIn({ ...RIGHT, password: 'wrong' }, `192.0.2.${index % 200}`, null).then(
      String,
      (error: { status: number }) => error.status,
    );
  return { time: app.time, count, signIn, guess };
}

describe.each(testDatabases)('on $name', (kind) => {
  test('a hundred wrong passwords of strangers are judged in an hour, and a known browser is let in', async () => {
    const { time, count, signIn, guess } = await open(kind);
    const { browser } = await signIn(RIGHT, HERE, null);
    for (let index = 0; index < 100; index += 1) expect(await guess(index)).toBe(401);
    for (let index = 0; index < 20; index += 1) expect(await guess(index)).toBe(429);
    // The audit log tells of those that nobody judged, too.
    expect(count).toHaveBeenCalledTimes(120);
    const tooMany = { status: 429, code: 'too-many-failures', message: expect.stringContaining('A browser that has signed in') };
    await expect(signIn(RIGHT, HERE, null)).rejects.toMatchObject(tooMany);
    expect(count).toHaveBeenCalledTimes(121);
    expect(await signIn({ ...RIGHT, browser }, HERE, null)).toHaveProperty('token');
    time.now += 3_600_000;
    expect(await signIn(RIGHT, HERE, null)).toHaveProperty('token');
  });

  test('of more that come at once, from many addresses, no more are judged', async () => {
    let looks = 0;
    let goOn = () => {};
    const allAreThere = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { guess } = await open(kind, () => {
      looks += 1;
      return allAreThere;
    });
    const statuses: unknown[] = [];
    const guesses = Array.from({ length: 150 }, async (_, index) => statuses.push(await guess(index)));
    await vi.waitFor(() => expect(looks + statuses.length).toBe(150));
    goOn();
    await Promise.all(guesses);
    expect(looks).toBe(100);
    expect(statuses.sort()).toEqual([...Array(100).fill(401), ...Array(50).fill(429)]);
  });

  test('right passwords, and those that the server is too busy to look at, are none of them', async () => {
    let busy = false;
    const { count, signIn, guess } = await open(kind, () => {
      if (busy) throw serverBusy();
    });
    for (let index = 0; index < 60; index += 1) await signIn(RIGHT, HERE, null);
    busy = true;
    for (let index = 0; index < 60; index += 1) expect(await guess(index)).toBe(503);
    expect(count).not.toHaveBeenCalled();
    busy = false;
    expect(await guess(0)).toBe(401);
  });
});
