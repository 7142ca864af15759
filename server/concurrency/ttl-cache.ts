/** TTL cache: a value that was just read is not read again, and changes by another process are seen soon. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

interface TtlCache<V> {
  /** The cached value of this name, or else the result of `read`. A failure is not cached. */
  recall(name: string, read: () => Promise<V>): Promise<V>;
  forget(): void;
}

/** @param ttlMs milliseconds, from the start of a reading @param max number of names; above it the least recently used is evicted */
export function createTtlCache<V>(clock: Clock, ttlMs: number, max: number): TtlCache<V> {
  const entries = new LRUCache<string, Promise<V>>({ max, ttl: ttlMs, ttlResolution: 0, perf: { now: clock } });
  return {
    recall(name, read) {
      const left = entries.getRemainingTTL(name);
      // A remaining time above the TTL means that the clock was set back, which must not keep a value for longer.
      const cached = left > 0 && left <= ttlMs ? entries.get(name) : undefined;
      if (cached) return cached;
      const value = read();
      entries.set(name, value);
      value.catch(() => {
        if (entries.peek(name) === value) entries.delete(name);
      });
      return value;
    },
    forget: () => entries.clear(),
  };
}
