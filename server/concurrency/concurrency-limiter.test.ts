import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limiter.ts';

test('so much is done at once, so much waits in the order of arrival, and the rest is refused', async () => {
  const limited = limitConcurrency({ atOnce: 2, waiting: 3, busy: () => new Error('busy') });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (index: number) =>
    limited(() => {
      begun.push(index);
      return new Promise<number>((resolve) => ends.push(() => resolve(index)));
    });
  const all = Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work));
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => ends.length).toBe(Math.min(done + 2, 5));
    ends[done]?.();
  }
  const results = await all;
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual([...Array<string>(5).fill('fulfilled'), 'rejected', 'rejected']);
});

test('work that fails passes its turn on', async () => {
  const limited = limitConcurrency({ atOnce: 1, waiting: 1, busy: () => new Error('busy') });
  const failed = limited(() => Promise.reject(new Error('broken')));
  const next = limited(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await limited(async () => 'again')).toBe('again');
});
