import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchCallDelay } from './call-delay.ts';

/** Of a busy machine. */
const PATIENCE = { timeout: 20_000 };

/** Of a database in this process. */
const AT_ONCE = async () => undefined;

/** Nothing else runs meanwhile, as with a long piece of work. */
function block(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('a turn that was long is told, however many short ones are around it, and forgotten by halves', async () => {
  const delay = watchCallDelay(AT_ONCE, 50);
  onTestFinished(() => delay.close());
  // Each begins in the turn in which a window ends, right after it.
  const work = setInterval(() => block(400), 50);
  onTestFinished(() => clearInterval(work));
  await vi.waitFor(() => expect(delay.read()).toBeGreaterThan(100), PATIENCE);
  clearInterval(work);
  await vi.waitFor(() => expect(delay.read()).toBeLessThan(50), PATIENCE);
});

test('the wait is that of a reply, which takes several turns', async () => {
  const delay = watchCallDelay(AT_ONCE, 50);
  onTestFinished(() => delay.close());
  let turning = true;
  onTestFinished(() => {
    turning = false;
  });
  const turn = () => {
    block(100);
    if (turning) setImmediate(turn);
  };
  setImmediate(turn);
  await vi.waitFor(() => expect(delay.read()).toBeGreaterThanOrEqual(400), PATIENCE);
});

test('the wait is that for the database too, reply by reply, and also where it fails in the end', async () => {
  let fails = false;
  const delay = watchCallDelay(async (count) => {
    await pause(60 * count);
    if (fails) throw new Error('the database is gone');
  }, 50);
  onTestFinished(() => delay.close());
  await vi.waitFor(() => expect(delay.read()).toBeGreaterThanOrEqual(350), PATIENCE);
  fails = true;
  const before = delay.read();
  await vi.waitFor(() => expect(delay.read()).not.toBe(before), PATIENCE);
  await vi.waitFor(() => expect(delay.read()).toBeGreaterThanOrEqual(350), PATIENCE);
});

test('one connection that never replies does not have answers refused, nor end the rehearsals', async () => {
  let asked = 0;
  const delay = watchCallDelay(() => {
    asked += 1;
    return asked === 1 ? new Promise(() => undefined) : Promise.resolve();
  }, 50);
  onTestFinished(() => delay.close());
  let longest = 0;
  await vi.waitFor(() => {
    longest = Math.max(longest, delay.read());
    expect(asked).toBeGreaterThan(8);
  }, PATIENCE);
  expect(longest).toBeGreaterThan(1_000);
  expect(longest).toBeLessThan(5_000);
});

test('an hour in which the machine slept is nobody’s wait', async () => {
  const real = performance.now.bind(performance);
  let asleep = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + asleep);
  onTestFinished(() => void vi.restoreAllMocks());
  let asked = 0;
  const delay = watchCallDelay(async () => {
    asked += 1;
  }, 200);
  onTestFinished(() => delay.close());
  // After the four questions of a rehearsal, until the next one begins.
  await vi.waitFor(() => expect(asked).toBe(4), { ...PATIENCE, interval: 5 });
  await pause(20);
  asleep = 3_600_000;
  await vi.waitFor(() => expect(asked).toBe(8), { ...PATIENCE, interval: 5 });
  await pause(20);
  expect(delay.read()).toBeLessThan(1_000);
});
