/**
 * Slows guesses at passwords and codes. Nobody can close an account by guessing at it: who knows the password waits for their turn at
 * worst, and only behind guesses that come from the same address.
 */
import type { Clock } from '../clock.ts';
import { ServerError } from '../errors.ts';

/** Failures in a row that cost no time. */
const FREE = 10;
/** Failures are remembered so long, in ms. */
const WINDOW_MS = 5 * 60_000;
/** After the free ones: from one check to the next, in ms. */
const MIN_INTERVAL_MS = 500;
/** Checks of one lane that wait at most: who comes last would wait as long as a page waits for its reply. */
const MAX_WAITING = 50;
const MAX_LANES = 10_000;

export interface SignInThrottle {
  /**
   * The outcome of a check, made when it is its turn: one after the other in each lane.
   * @param lane whose password, and where the guess comes from
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

/** @param message for who is refused @param pause resolves after so many ms */
export function createSignInThrottle(
  clock: Clock,
  message: string,
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

function tooManyGuesses(message: string): ServerError {
  return new ServerError(429, 'too-many-failures', message, { retryAfter: Math.ceil((MAX_WAITING * MIN_INTERVAL_MS) / 1000) });
}
