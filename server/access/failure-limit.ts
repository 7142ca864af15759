/** Counts failures of one account or one code; never an address, behind which a whole room may sit. */
import type { Clock } from '../clock.ts';
import { ServerError } from '../errors.ts';

interface Count {
  failures: number;
  /** When the first of them was counted. */
  readonly since: number;
}

export interface FailureLimit {
  /** Whether the subject has failed too often. */
  isReached(subject: string): boolean;
  /** @throws ServerError 429 once the subject has failed too often. */
  check(subject: string): void;
  failed(subject: string): void;
  succeeded(subject: string): void;
}

/**
 * Allows `failures` within `window` milliseconds of the first of them. It remembers at most 10,000 subjects, the latest ones:
 * whoever floods it with invented ones costs no memory.
 */
export function createFailureLimit(clock: Clock, options: { failures: number; window: number; message: string }): FailureLimit {
  const counts = new Map<string, Count>();
  const current = (subject: string): Count | undefined => {
    const count = counts.get(subject);
    // A clock that was set back must not keep anyone out for longer.
    if (!count || Math.abs(clock() - count.since) < options.window) return count;
    counts.delete(subject);
    return undefined;
  };
  const reached = (subject: string): Count | undefined => {
    const count = current(subject);
    return count && count.failures >= options.failures ? count : undefined;
  };
  return {
    isReached: (subject) => reached(subject) !== undefined,
    check(subject) {
      const count = reached(subject);
      if (!count) return;
      const left = Math.min(options.window, count.since + options.window - clock());
      throw new ServerError(429, 'too-many-failures', options.message, { retryAfter: Math.ceil(left / 1000) });
    },
    failed(subject) {
      const count = current(subject);
      if (count) count.failures += 1;
      else counts.set(subject, { failures: 1, since: clock() });
      const oldest = counts.size > 10_000 ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
    },
    succeeded(subject) {
      counts.delete(subject);
    },
  };
}
