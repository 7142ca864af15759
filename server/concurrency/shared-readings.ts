/** What many ask for is read once for all of them, and a long reading leaves the processor to the others for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';

/** Milliseconds for which a reading may be shared, where no new version says sooner that it is old. */
const TTL_MS = 1_000;
/** Milliseconds; a shorter reading may be followed by the next at once. */
const LONG = 50;
/** A long one is followed by a rest of so many times what it took: the same is read in a third of the time at most. */
const REST = 2;
/** Milliseconds; nobody waits for longer than that because others read before. */
const MAX_REST_MS = 3_000;

interface Needs<V> {
  readonly clock: Clock;
  /** Of what is stored now: higher after each change, undefined for what is gone. Much cheaper than a reading. */
  readonly versionOf: (name: string) => Promise<number | undefined>;
  readonly read: (name: string) => Promise<V>;
}

interface Reading<V> {
  /** The value is of this version or a later one. */
  readonly version: number | undefined;
  readonly at: number;
  readonly value: Promise<V>;
  /** Resolves when the next may begin. */
  readonly rested: Promise<void>;
}

/**
 * Whoever asks gets a reading with all that was stored before the question: one that is not older, whether it is over or still under
 * way, or the next one, for which everybody waits together. One reading of a name at a time. A failure is not shared with who comes later.
 */
export function createSharedReadings<V>({ clock, versionOf, read }: Needs<V>): (name: string) => Promise<V> {
  const readings = new Map<string, Reading<V>>();
  /** Those that have not begun. */
  const waiting = new Map<string, Promise<V>>();

  const forget = (name: string, reading: Reading<V>) => {
    if (readings.get(name) === reading) readings.delete(name);
  };
  const isFresh = ({ version, at }: Reading<V>, wanted: number | undefined) =>
    // A clock that was set back must not keep it for longer.
    version !== undefined && wanted !== undefined && version >= wanted && Math.abs(clock() - at) < TTL_MS;
  const begin = async (name: string): Promise<V> => {
    let version: number | undefined;
    try {
      version = await versionOf(name);
    } finally {
      // From here on nobody joins: the reading begins.
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
    // What nobody may be given any more takes no memory.
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
