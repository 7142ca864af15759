/** What was read a moment ago need not be read again; what another process changed must be seen soon. */
import type { Clock } from '../clock.ts';

export interface BriefMemory<V> {
  /** What is remembered under this name, or else what `read` gives. A failure is not remembered. */
  recall(name: string, read: () => Promise<V>): Promise<V>;
  forget(): void;
}

/** @param freshFor milliseconds @param most names; one more, and all are forgotten */
export function createBriefMemory<V>(clock: Clock, freshFor: number, most: number): BriefMemory<V> {
  const entries = new Map<string, { readonly at: number; readonly value: Promise<V> }>();
  return {
    recall(name, read) {
      const entry = entries.get(name);
      // A clock that was set back must not keep it for longer.
      if (entry && Math.abs(clock() - entry.at) < freshFor) return entry.value;
      const value = read();
      if (entries.size >= most) entries.clear();
      entries.set(name, { at: clock(), value });
      value.catch(() => {
        if (entries.get(name)?.value === value) entries.delete(name);
      });
      return value;
    },
    forget: () => entries.clear(),
  };
}
