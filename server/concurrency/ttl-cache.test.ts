import { beforeEach, describe, expect, test } from 'vitest';
import { createTtlCache } from './ttl-cache.ts';

describe('a brief memory', () => {
  let now: number;
  let reads: number;
  const read = async () => {
    reads += 1;
    return reads;
  };
  beforeEach(() => {
    now = 1_000_000;
    reads = 0;
  });

  test('reads once for a while, each name for itself', async () => {
    const memory = createTtlCache<number>(() => now, 100, 10);
    expect(await Promise.all([memory.recall('a', read), memory.recall('a', read), memory.recall('b', read)])).toEqual([1, 1, 2]);
    now += 99;
    expect(await memory.recall('a', read)).toBe(1);
    now += 1;
    expect(await memory.recall('a', read)).toBe(3);
  });

  test('does not last longer when the clock is set back', async () => {
    const memory = createTtlCache<number>(() => now, 100, 10);
    await memory.recall('a', read);
    now -= 3_600_000;
    expect(await memory.recall('a', read)).toBe(2);
  });

  test('forgets all when told to', async () => {
    const memory = createTtlCache<number>(() => now, 100, 10);
    await memory.recall('a', read);
    memory.forget();
    expect(await memory.recall('a', read)).toBe(2);
  });

  test('with one name more than there may be, what was asked for longest ago is read again, and nothing else', async () => {
    const memory = createTtlCache<number>(() => now, 100, 2);
    for (const name of ['a', 'b', 'a', 'c']) await memory.recall(name, read);
    expect(await memory.recall('a', read)).toBe(1);
    expect(await memory.recall('b', read)).toBe(4);
  });

  test('remembers no failure', async () => {
    const memory = createTtlCache<number>(() => now, 100, 10);
    await expect(memory.recall('a', () => Promise.reject(new Error('out of reach')))).rejects.toThrow('out of reach');
    expect(await memory.recall('a', read)).toBe(1);
  });
});
