import { beforeEach, describe, expect, test } from 'vitest';
import { createSharedReadings } from './shared-readings.ts';

describe('shared readings', () => {
  let now: number;
  let version: number | undefined;
  /** Readings that have begun, and the functions that end them. */
  let begun: ((value: string) => void)[];
  let failing: Error | undefined;
  const shared = () =>
    createSharedReadings<string>({
      clock: () => now,
      versionOf: async () => version,
      read: () =>
        new Promise((resolve, reject) => {
          begun.push(resolve);
          if (failing) reject(failing);
        }),
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  /** Requests a reading, and waits until all microtasks are done. */
  async function ask(reading: (name: string) => Promise<string>, name = 'a') {
    const answer = reading(name);
    answer.catch(() => undefined);
    await turn();
    return { answer };
  }
  beforeEach(() => {
    now = 1_000_000;
    version = 7;
    begun = [];
    failing = undefined;
  });

  test('are one for all who ask before anything changes, while it is under way and for a moment afterwards', async () => {
    const reading = shared();
    const first = await ask(reading);
    const second = await ask(reading);
    begun[0]?.('one');
    expect(await Promise.all([first.answer, second.answer])).toEqual(['one', 'one']);
    now += 999;
    expect(await reading('a')).toBe('one');
    expect(begun).toHaveLength(1);
    now += 1;
    await ask(reading);
    expect(begun).toHaveLength(2);
  });

  test('are of one name each', async () => {
    const reading = shared();
    await ask(reading, 'a');
    await ask(reading, 'b');
    expect(begun).toHaveLength(2);
  });

  test('hold what was stored before the question: who comes after a change waits for the next, which is one for all of them', async () => {
    const reading = shared();
    const before = await ask(reading);
    version = 8;
    const after = await ask(reading);
    const alsoAfter = await ask(reading);
    expect(begun).toHaveLength(1);
    begun[0]?.('old');
    expect(await before.answer).toBe('old');
    await turn();
    expect(begun).toHaveLength(2);
    begun[1]?.('new');
    expect(await Promise.all([after.answer, alsoAfter.answer])).toEqual(['new', 'new']);
  });

  test('tell nothing more of what is gone', async () => {
    const reading = shared();
    const first = await ask(reading);
    begun[0]?.('there');
    await first.answer;
    version = undefined;
    await ask(reading);
    expect(begun).toHaveLength(2);
  });

  test('that failed are begun again for who comes later', async () => {
    const reading = shared();
    failing = new Error('out of reach');
    await expect(reading('a')).rejects.toThrow('out of reach');
    failing = undefined;
    const second = await ask(reading);
    begun[1]?.('back');
    expect(await second.answer).toBe('back');
  });

  test('leave others the processor after a long one', async () => {
    const reading = shared();
    const first = await ask(reading);
    // Long enough to be followed by a rest.
    const from = performance.now();
    while (performance.now() - from < 60);
    begun[0]?.('one');
    await first.answer;
    version = 8;
    const next = await ask(reading);
    expect(begun).toHaveLength(1);
    while (begun.length < 2) await turn();
    expect(performance.now() - from).toBeGreaterThan(150);
    begun[1]?.('two');
    expect(await next.answer).toBe('two');
  });
});
