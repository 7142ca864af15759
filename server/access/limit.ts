/** How often something may be done, or fail, under one account, code or session; never an address, behind which a whole room may sit. */
import type { Clock } from '../clock.ts';
import { ServerError } from '../errors.ts';

/** Subjects that are remembered, the latest ones: whoever floods a limit with invented ones costs no memory. */
const MAX_SUBJECTS = 50_000;

export interface Limit {
  /** Counts one of the subject. @returns the refusal (429) where it is one too many */
  take(subject: string): ServerError | null;
  /** The refusal where no more is allowed; counts nothing. */
  refusal(subject: string): ServerError | null;
  /** Takes back one that was counted before it was known what came of it. */
  giveBack(subject: string): void;
  forget(subject: string): void;
}

interface Options {
  readonly most: number;
  /** Milliseconds. */
  readonly window: number;
  /** Of the refusal. */
  readonly code: string;
  readonly message: string;
}

interface Count {
  times: number;
  readonly since: number;
}

/** Allows `most` within `window` of the first of them, in this process. */
export function createLimit(clock: Clock, { most, window, code, message }: Options): Limit {
  const counts = new Map<string, Count>();
  const current = (subject: string): Count | undefined => {
    const count = counts.get(subject);
    // A clock that was set back must not keep anyone out for longer.
    if (!count || Math.abs(clock() - count.since) < window) return count;
    counts.delete(subject);
    return undefined;
  };
  const refusal = (subject: string): ServerError | null => {
    const count = current(subject);
    if (!count || count.times < most) return null;
    const left = Math.min(window, count.since + window - clock());
    return new ServerError(429, code, message, { retryAfter: Math.ceil(left / 1000) });
  };
  return {
    refusal,
    take(subject) {
      const refused = refusal(subject);
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
