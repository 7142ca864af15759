import { expect, test } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

/** A loader of upper-case letters whose loads end when the test says so. */
function loaderOf(maxBatchSize?: number) {
  const loads: { readonly keys: readonly string[]; end(error?: Error): void }[] = [];
  const load = createBatchLoader<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const found = new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()]));
        loads.push({ keys, end: (error) => (error ? reject(error) : resolve(found)) });
      }),
    maxBatchSize,
  );
  const begun = (count: number) => expect.poll(() => loads.length).toBe(count);
  return { loads, load, begun };
}

test('look-ups of one turn share a load, each with its own value', async () => {
  const { loads, load, begun } = loaderOf();
  const values = Promise.all([load('a'), load('unknown'), load('b'), load('a')]);
  await begun(1);
  expect(loads[0]?.keys).toEqual(['a', 'unknown', 'b']);
  loads[0]?.end();
  expect(await values).toEqual(['A', undefined, 'B', 'A']);
});

test('two loads run at a time, and look-ups that come meanwhile gather for the next one, which begins when one ends, even by an error', async () => {
  const { loads, load, begun } = loaderOf();
  const first = load('a');
  await begun(1);
  const second = load('b');
  await begun(2);
  const later = [load('a'), load('c')];
  await new Promise((resolve) => setImmediate(resolve));
  later.push(load('d'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(loads).toHaveLength(2);
  loads[0]?.end(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await begun(3);
  expect(loads[2]?.keys).toEqual(['a', 'c', 'd']);
  loads[1]?.end();
  loads[2]?.end();
  expect(await Promise.all([second, ...later])).toEqual(['B', 'A', 'C', 'D']);
});

test('a load has so many keys at most', async () => {
  const { loads, load, begun } = loaderOf(2);
  const values = Promise.all(['a', 'b', 'c'].map((key) => load(key)));
  await begun(2);
  for (const { end } of loads) end();
  expect(await values).toEqual(['A', 'B', 'C']);
  expect(loads.map(({ keys }) => keys)).toEqual([['a', 'b'], ['c']]);
});
