/** Cooperative scheduling: long work on the event loop is cut into slices, between which other calls are answered. */
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of a time slice: a fifth of the longest time for which the event loop may be blocked. */
const TIME_SLICE_MS = 10;

/** Items processed between two looks at the clock: about a millisecond of work. */
const SLICE = 2_000;

/**
 * Runs a generator that yields wherever it may be interrupted, and returns to the event loop after each time slice.
 * @param now milliseconds of any monotonic clock @returns the generator's return value
 */
export async function inPieces<R>(work: Generator<void, R>, now: () => number = () => performance.now()): Promise<R> {
  let begun = now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (now() - begun < TIME_SLICE_MS) continue;
    await setImmediate();
    begun = now();
  }
}

/** A long list in slices, for work that yields after each. */
export function* slicesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += SLICE) yield items.slice(from, from + SLICE);
}
