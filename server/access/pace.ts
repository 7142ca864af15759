/** How fast something may be done again and again, for a script as for a person. */
import type { Clock } from '../clock.ts';
import { ServerError } from '../errors.ts';

/** Who is counted: the latest are remembered. */
const MOST_SUBJECTS = 50_000;

/**
 * Allows `most` within `window` milliseconds of the first of them, in this process.
 * @returns counts one of this subject, and gives the refusal where it is one too many; null otherwise
 */
export function createPace(
  clock: Clock,
  { most, window, message }: { readonly most: number; readonly window: number; readonly message: string },
): (subject: string) => ServerError | null {
  const counts = new Map<string, { times: number; readonly since: number }>();
  return (subject) => {
    const now = clock();
    const known = counts.get(subject);
    // A clock that was set back must not keep anyone out for longer.
    if (!known || Math.abs(now - known.since) >= window) {
      counts.delete(subject);
      counts.set(subject, { times: 1, since: now });
      const oldest = counts.size > MOST_SUBJECTS ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
      return null;
    }
    known.times += 1;
    if (known.times <= most) return null;
    const left = window - Math.abs(now - known.since);
    return new ServerError(429, 'too-fast', message, { retryAfter: Math.ceil(left / 1000) });
  };
}
