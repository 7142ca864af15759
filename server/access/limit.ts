/** Rate limits by account, code or session; never by address, as a whole room may share one. */
import type { Clock } from '../clock.ts';
import { type ConsoleText, ServerError } from '../errors.ts';

/** Bounded memory: above this number the oldest subjects are evicted, so that a flood of invented subjects takes no more. */
const MAX_SUBJECTS = 50_000;

export interface Limit {
  /**
   * Counts one call of the subject.
   * @param most limit of this subject, instead of the usual one @returns the refusal (429) when it exceeds the limit
   */
  take(subject: string, most?: number): ServerError | null;
  /** The refusal (429) when the limit is reached; counts nothing. */
  refusal(subject: string, most?: number): ServerError | null;
  /** Undoes one `take`, for a call that was counted before its outcome was known. */
  giveBack(subject: string): void;
  forget(subject: string): void;
}

interface Options {
  readonly most: number;
  /** Length of the window in milliseconds. */
  readonly window: number;
  /** Error code of the refusal. */
  readonly code: string;
  readonly message: string | ConsoleText;
}

interface Count {
  times: number;
  readonly since: number;
}

/** Fixed window: allows `most` within `window` of the first, counted in this process. */
export function createLimit(clock: Clock, { most: usual, window, code, message }: Options): Limit {
  const counts = new Map<string, Count>();
  const current = (subject: string): Count | undefined => {
    const count = counts.get(subject);
    // The difference is absolute, as a clock that was set back must not prolong the window.
    if (!count || Math.abs(clock() - count.since) < window) return count;
    counts.delete(subject);
    return undefined;
  };
  const refusal = (subject: string, most = usual): ServerError | null => {
    const count = current(subject);
    if (!count || count.times < most) return null;
    const left = Math.min(window, count.since + window - clock());
    return new ServerError(429, code, message, { retryAfter: Math.ceil(left / 1000) });
  };
  return {
    refusal,
    take(subject, most) {
      const refused = refusal(subject, most);
      if (refused) return refused;
      const count = current(subject);
      if (count) count.times += 1;
      else counts.set(subject, { times: 1, since: clock() });
      const oldest = counts.size > MAX_SUBJECTS ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
      return null;
    },
    giveBack(subject) {
      const count = current(subject);
      if (count && count.times > 0) count.times -= 1;
    },
    forget(subject) {
      counts.delete(subject);
    },
  };
}
