/**
 * Sign-in throttle: slows down guesses at passwords and codes. There is no account lockout, which anybody could provoke: with the right
 * password one waits at worst, and only behind guesses from the same origin.
 */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { Clock } from '../clock.ts';
import { type ConsoleText, ServerError } from '../errors.ts';

/** Consecutive failures without a delay. */
const FREE = 10;
/** Milliseconds after which failures are forgotten. */
const WINDOW_MS = 5 * MINUTE_MS;
/** Milliseconds between two checks after the free failures. */
const MIN_INTERVAL_MS = 500;
/** Maximum number of checks that wait in one lane: the last of them waits about as long as a page's request timeout. */
const MAX_WAITING = 50;
const MAX_LANES = 10_000;

export interface SignInThrottle {
  /**
   * Runs a check in its turn, one at a time in each lane, and answers with its outcome.
   * @param lane the account, and the origin of the guess
   * @throws ServerError 429 when fifty wait in the lane already
   */
  check(lane: readonly string[], matches: () => Promise<boolean>): Promise<boolean>;
}

interface Lane {
  failures: number;
  until: number;
  waiting: number;
  last: Promise<unknown>;
}

/** @param message of the refusal @param pause resolves after so many ms */
export function createSignInThrottle(
  clock: Clock,
  message: string | ConsoleText,
  pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
): SignInThrottle {
  const lanes = new Map<string, Lane>();
  const laneOf = (name: string): Lane => {
    const known = lanes.get(name);
    if (known && (known.waiting > 0 || known.until > clock())) return known;
    const lane: Lane = { failures: 0, until: 0, waiting: 0, last: Promise.resolve() };
    lanes.set(name, lane);
    const oldest = lanes.size > MAX_LANES ? lanes.keys().next().value : undefined;
    if (oldest !== undefined) lanes.delete(oldest);
    return lane;
  };

  return {
    async check(name, matches) {
      const lane = laneOf(JSON.stringify(name));
      if (lane.waiting >= MAX_WAITING) throw tooManyGuesses(message);
      lane.waiting += 1;
      const turn = lane.last.then(async () => {
        if (lane.failures >= FREE) await pause(MIN_INTERVAL_MS);
        const right = await matches();
        lane.failures = right ? 0 : lane.failures + 1;
        lane.until = clock() + WINDOW_MS;
        return right;
      });
      lane.last = turn.catch(() => undefined);
      return turn.finally(() => {
        lane.waiting -= 1;
      });
    },
  };
}

function tooManyGuesses(message: string | ConsoleText): ServerError {
  return new ServerError(429, 'too-many-failures', message, { retryAfter: Math.ceil((MAX_WAITING * MIN_INTERVAL_MS) / 1000) });
}
