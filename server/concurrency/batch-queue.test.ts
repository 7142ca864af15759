import { describe, expect, test } from 'vitest';
import { createBatchQueue } from './batch-queue.ts';

describe('the batch queue', () => {
  test('does together what arrives together, in order', async () => {
    const batches: number[][] = [];
    const queue = createBatchQueue<number, number>({
      name: 'jobs',
      run: async (jobs) => {
        batches.push([...jobs]);
        return jobs.map((job) => job * 2);
      },
      separable: () => true,
      batchSize: 3,
    });
    expect(await Promise.all([1, 2, 3, 4].map((job) => queue.push(job)))).toEqual([2, 4, 6, 8]);
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });

  test('lets a bad job fail alone', async () => {
    const run = async (jobs: readonly number[]) => {
      if (jobs.includes(2)) throw new Error('two');
      return jobs;
    };
    const queue = createBatchQueue<number, number>({ name: 'jobs', run, separable: () => true });
    const results = await Promise.allSettled([1, 2, 3].map((job) => queue.push(job)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await queue.drained();
  });

  test('fails all of a batch that must not be done twice', async () => {
    let runs = 0;
    const queue = createBatchQueue<number, number>({
      name: 'jobs',
      run: async () => {
        runs += 1;
        throw new Error('lost');
      },
      separable: () => false,
    });
    const results = await Promise.allSettled([1, 2].map((job) => queue.push(job)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(runs).toBe(1);
  });

  test('refuses more than may wait', async () => {
    const queue = createBatchQueue<number, number>({
      name: 'jobs',
      run: async (jobs) => jobs,
      separable: () => true,
      capacity: 1,
    });
    const results = await Promise.allSettled([1, 2].map((job) => queue.push(job)));
    expect(results[1]).toMatchObject({ status: 'rejected', reason: { status: 503 } });
  });
});
