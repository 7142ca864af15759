/** Sign-in throttle and known browsers: guesses must not lock out the account's owner. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

const WRONG = { ...ADMIN, password: 'a wrong password' };
const GUESSERS = 64;
/** Number of guesses for which the lane of an address has no room. */
const REFUSED = GUESSERS - 50;

describe.each(testDatabases)('known browsers on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  test('sixty-four guesses at a time from the same address do not keep out who signed in from there before', async () => {
    const login = (body: object) => app.guest('POST', '/login', body);
    const { browser } = (await login(ADMIN)).body;
    for (let free = 0; free < 10; free += 1) expect((await login(WRONG)).status).toBe(401);
    // The pause between two password checks never ends, so the lane of this address stays full.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const statuses: number[] = [];
    const guess = async () => statuses.push((await login(WRONG)).status);
    for (let guesser = 0; guesser < GUESSERS; guesser += 1) void guess();
    await expect.poll(() => statuses.filter((status) => status === 429)).toHaveLength(REFUSED);
    for (let time = 0; time < 3; time += 1) {
      const guesses = Array.from({ length: REFUSED }, guess);
      expect((await login({ ...ADMIN, browser })).status).toBe(200);
      expect((await login(ADMIN)).status).toBe(429);
      await Promise.all(guesses);
    }
    expect(statuses).toEqual(Array(4 * REFUSED).fill(429));
  });
});
