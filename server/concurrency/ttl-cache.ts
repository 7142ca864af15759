/**
 * TTL cache: what was read a moment ago need not be read again; what another process changed must be seen soon. By hand, as `lru-cache`
 * takes an entry for fresh after the clock was set back.
 */
import type { Clock } from '../clock.ts';

export interface TtlCache<V> {
  /** What is remembered under this name, or else what `read` gives. A failure is not remembered. */
  recall(name: string, read: () => Promise<V>): Promise<V>;
  forget(): void;
}

/** @param ttlMs milliseconds @param max names; one more, and all are forgotten */
export function createTtlCache<V>(clock: Clock, ttlMs: number, max: number): TtlCache<V> {
  const entries = new Map<string, { readonly at: number; readonly value: Promise<V> }>();
  return {
    recall(name, read) {
      const entry = entries.get(name);
      // A clock that was set back must not keep it for longer.
      if (entry && Math.abs(clock() - entry.at) < ttlMs) return entry.value;
      const value = read();
      if (entries.size >= max) entries.clear();
      entries.set(name, { at: clock(), value });
      value.catch(() => {
        if (entries.get(name)?.value === value) entries.delete(name);
      });
      return value;
    },
    forget: () => entries.clear(),
  };
}
