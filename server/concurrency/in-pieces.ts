/** Long work on the event loop, cut so that every other call is answered between two pieces of it. */
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which the others get their turn: a fifth of the longest that anybody may be kept waiting. */
const TIME_SLICE_MS = 10;

/** Items of a list that are looked at between two questions whether the time is up: about a millisecond of work. */
const SLICE = 2_000;

/**
 * Runs work that yields wherever it may be interrupted, and gives way to the event loop each time it has run for a time slice.
 * @param now milliseconds, of any beginning @returns what the work returns
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

/** A long list part by part, for work that yields after each. */
export function* slicesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += SLICE) yield items.slice(from, from + SLICE);
}
