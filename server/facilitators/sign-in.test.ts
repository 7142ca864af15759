import { expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { openTestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';
import { createSignInThrottle } from '../access/sign-in-throttle.ts';
import { createTokens } from '../access/tokens.ts';
import { createSignIn } from './sign-in.ts';

const RIGHT = { username: ADMIN.username, password: 'the right one' };
const HERE = '192.0.2.250';

test.each(testDatabases)(
  'a hundred wrong passwords of strangers are judged in an hour, and a known browser is let in on $name',
  async (kind) => {
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
      { database: app.database, clock, tokens: createTokens(app.database, clock), failedSignIns },
      throttle,
      // What is judged is counted here; how long a hash takes is no part of it.
      async (_lane, password) => password === RIGHT.password,
    );
    const { browser } = await signIn(RIGHT, HERE);
    // Whatever the addresses that they come from.
    const guess = (index: number) =>
      signIn({ ...RIGHT, password: 'wrong' }, `192.0.2.${index % 200}`).then(String, (error: { status: number }) => error.status);
    for (let index = 0; index < 100; index += 1) expect(await guess(index)).toBe(401);
    for (let index = 0; index < 20; index += 1) expect(await guess(index)).toBe(429);
    expect(count).toHaveBeenCalledTimes(100);
    const tooMany = { status: 429, code: 'too-many-failures', message: expect.stringContaining('A browser that has signed in') };
    await expect(signIn(RIGHT, HERE)).rejects.toMatchObject(tooMany);
    expect(await signIn({ ...RIGHT, browser }, HERE)).toHaveProperty('token');
    app.time.now += 3_600_000;
    expect(await signIn(RIGHT, HERE)).toHaveProperty('token');
  },
);
