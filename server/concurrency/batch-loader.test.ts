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

test('look-ups that come during a load gather for the next one, which begins when it has ended, even by an error', async () => {
  const { loads, load, begun } = loaderOf();
  const first = load('a');
  await begun(1);
  const later = [load('a'), load('b')];
  await new Promise((resolve) => setImmediate(resolve));
  later.push(load('c'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(loads).toHaveLength(1);
  loads[0]?.end(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await begun(2);
  expect(loads[1]?.keys).toEqual(['a', 'b', 'c']);
  loads[1]?.end();
  expect(await Promise.all(later)).toEqual(['A', 'B', 'C']);
});

test('a load has so many keys at most', async () => {
  const { loads, load, begun } = loaderOf(2);
  const values = Promise.all(['a', 'b', 'c'].map((key) => load(key)));
  await begun(1);
  loads[0]?.end();
  await begun(2);
  loads[1]?.end();
  expect(await values).toEqual(['A', 'B', 'C']);
  expect(loads.map(({ keys }) => keys)).toEqual([['a', 'b'], ['c']]);
});
