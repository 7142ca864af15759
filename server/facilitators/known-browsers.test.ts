/** Sign-in throttle and known browsers: guesses must not lock out the account's owner. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ADMIN } from '../../tests/support/admin.ts';
import { realHashes } from '../../tests/support/cheap-hashes.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testDatabases } from '../../tests/support/test-databases.ts';

afterAll(realHashes());

const WRONG = { ...ADMIN, password: 'a wrong password' };

describe.each(testDatabases)('known browsers on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  test('sixty-four guesses at a time from the same address do not keep out who signed in from there before', async () => {
    const url = await app.app.listen({ host: '127.0.0.1', port: 0 });
    const login = async (body: object, signal?: AbortSignal) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/login`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: signal ?? null,
      });
      return { status: response.status, reply: (await response.json()) as { browser?: string } };
    };
    const { browser } = (await login(ADMIN)).reply;
    const flood = new AbortController();
    onTestFinished(() => flood.abort());
    const statuses: number[] = [];
    const guess = async (): Promise<void> => {
      while (!flood.signal.aborted)
        await login(WRONG, flood.signal).then(
          ({ status }) => statuses.push(status),
          () => undefined,
        );
    };
    const guessers = Array.from({ length: 64 }, guess);
    // The lane of this address is full: unknown browsers are refused there.
    await expect.poll(() => statuses.includes(429), { timeout: 20_000 }).toBe(true);
    for (let time = 0; time < 3; time += 1) expect((await login({ ...ADMIN, browser })).status).toBe(200);
    // A slot of the lane is free between two guesses: an unknown browser may take it, or be refused like they are.
    await expect.poll(async () => (await login(ADMIN)).status, { timeout: 20_000 }).toBe(429);
    expect(statuses).not.toContain(200);
    flood.abort();
    await Promise.all(guessers);
  });
});
