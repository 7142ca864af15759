/** Request coalescing with a short TTL cache: concurrent readers share one reading, and long readings are spaced out (duty cycle). */
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';

/** Milliseconds for which a reading may be shared, unless a new version makes it stale before. */
const TTL_MS = 1_000;
/** Milliseconds from which a reading is long; after a shorter one the next may begin at once. */
const LONG = 50;
/** Rest after a long reading, as a multiple of its duration: readings of one name take a third of the time at most. */
const REST = 2;
/** Longest rest in milliseconds, so that nobody waits longer because of earlier readers. */
const MAX_REST_MS = 3_000;

interface Needs<V> {
  readonly clock: Clock;
  /** Version of the stored data: increases with each change; undefined when deleted. Much cheaper than a reading. */
  readonly versionOf: (name: string) => Promise<number | undefined>;
  readonly read: (name: string) => Promise<V>;
}

interface Reading<V> {
  /** Version when the reading began: the value has this one or a later one. */
  readonly version: number | undefined;
  readonly at: number;
  readonly value: Promise<V>;
  /** Resolves when the next reading may begin. */
  readonly rested: Promise<void>;
}

/**
 * Makes a reader that never returns data older than the call. A call shares a reading of the present version, finished or under way, or
 * waits with others for the next reading. One reading of a name runs at a time. Later readers do not share a failure.
 */
export function createSharedReadings<V>({ clock, versionOf, read }: Needs<V>): (name: string) => Promise<V> {
  const readings = new Map<string, Reading<V>>();
  /** Readings that have not begun. */
  const waiting = new Map<string, Promise<V>>();

  const forget = (name: string, reading: Reading<V>) => {
    if (readings.get(name) === reading) readings.delete(name);
  };
  const isFresh = ({ version, at }: Reading<V>, wanted: number | undefined) =>
    // The absolute difference: a clock that was set back must not prolong the TTL.
    version !== undefined && wanted !== undefined && version >= wanted && Math.abs(clock() - at) < TTL_MS;
  const begin = async (name: string): Promise<V> => {
    let version: number | undefined;
    try {
      version = await versionOf(name);
    } finally {
      // The reading begins: later readers must not share it, as it may miss data that was stored before their calls.
      waiting.delete(name);
    }
    const begun = performance.now();
    const value = read(name);
    const rested = value.then(
      () => rest(performance.now() - begun),
      () => forget(name, reading),
    );
    const reading: Reading<V> = { version, at: clock(), value, rested };
    readings.set(name, reading);
    // Expired values are evicted, to free memory.
    void rested.then(() => setTimeout(() => forget(name, reading), TTL_MS).unref());
    return value;
  };

  return async (name) => {
    const version = await versionOf(name);
    const known = readings.get(name);
    if (known && isFresh(known, version)) return known.value;
    const next = waiting.get(name) ?? (known?.rested ?? Promise.resolve()).then(() => begin(name));
    waiting.set(name, next);
    return next;
  };
}

async function rest(took: number): Promise<void> {
  if (took >= LONG) await pause(Math.min(took * REST, MAX_REST_MS));
}
