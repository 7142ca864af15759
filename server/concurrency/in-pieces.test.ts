import { expect, test } from 'vitest';
import { inPieces, slicesOf } from './in-pieces.ts';

/** Runs `work` with a fake clock that advances a millisecond with each reading; counts the event loop's turns. */
async function turnsDuring(work: (now: () => number) => Promise<unknown>): Promise<number> {
  let time = 0;
  let turns = 0;
  let over = false;
  const count = () => {
    if (over) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work(() => {
    time += 1;
    return time;
  });
  over = true;
  return turns;
}

function* steps(count: number): Generator<void, string> {
  for (let step = 0; step < count; step += 1) yield;
  return 'done';
}

test('work in pieces gives way each time its slice is over, and comes to its result', async () => {
  let result = '';
  const turns = await turnsDuring(async (now) => {
    result = await inPieces(steps(1_000), now);
  });
  expect(result).toBe('done');
  // Each step reads the clock once, so every tenth ends a time slice.
  expect(turns).toBeGreaterThanOrEqual(90);
});

test('short work is done in one piece', async () => {
  expect(await turnsDuring((now) => inPieces(steps(5), now))).toBe(0);
});

test('what work throws reaches whoever asked for it', async () => {
  function* failing(): Generator<void, never> {
    yield;
    throw new Error('broken');
  }
  await expect(inPieces(failing())).rejects.toThrow('broken');
});

test('the slices of a list are the list', () => {
  const list = Array.from({ length: 5_001 }, (_, index) => index);
  expect([...slicesOf(list)].flat()).toEqual(list);
  expect([...slicesOf([])]).toEqual([]);
});
