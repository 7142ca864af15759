import { endOrLimit } from '../concurrency/end-or-limit.ts';

/**
 * How long a call waits for its turns on the event loop, and for its statements in the database. A reply takes several of both, and while
 * many calls are under way each turn has work for all, and each connection has statements of others to carry. So a rehearsal takes as many
 * as a call, once a second, and is timed. The loop's mean delay, which `@fastify/under-pressure` takes, tells of one turn, and hides a long one
 * among many short ones.
 */
export interface CallDelay {
  /** Milliseconds that a call would wait if it arrived now, estimated from the last seconds. */
  read(): number;
  close(): void;
}

/** For tests and the development server: no call is refused, whatever else holds up the event loop. */
export const NEVER_LATE: CallDelay = { read: () => 0, close: () => undefined };

/** Turns from a call's arrival to its reply: measured, an answer takes 2.4, a hint and a new login up to 4.4, a standing 5.3. */
const TURNS = 4;
/**
 * What an answer waits for in the database, in this order: look-ups under way when it comes, its token, the state of its mission, its batch
 * (decision 45). Each number is one wait for a connection, and that many for a reply.
 */
const ROUND_TRIPS = [1, 1, 1, 3];
/**
 * Milliseconds that each of them counts at most. A connection that is dead without a word is given up after two minutes, in which others
 * work: alone it must not have answers refused.
 */
const MAX_WAIT_MS = 2_000;
/**
 * Milliseconds of lateness from which a rehearsal was held up by no work: the machine slept, or the process was stopped. Its clock may
 * count that (macOS, Windows), and nobody waited: calls come anew once it goes on.
 */
const STANDSTILL_MS = 30_000;
/** Milliseconds from one rehearsal to the next. */
const INTERVAL = 1_000;

/**
 * Measures until it is closed.
 * @param roundTrips resolves once a connection to the database has carried out so many statements that do nothing
 * @param interval milliseconds
 */
export function watchCallDelay(roundTrips: (count: number) => Promise<unknown>, interval = INTERVAL): CallDelay {
  let delay = 0;
  /** Beginning of the rehearsal under way, as if it had arrived in the middle of the turn that held it up; null between two. */
  let began: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const rehearse = async (due: number) => {
    const now = performance.now();
    began = now - due < STANDSTILL_MS ? (due + now) / 2 : now;
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    // The calls themselves report a database that fails: here only the time until it fails counts.
    for (const count of ROUND_TRIPS) await endOrLimit(roundTrips(count), MAX_WAIT_MS);
    // The delay falls by half at most each time: calls that are admitted again must not all come at once.
    delay = Math.max(performance.now() - began, delay / 2);
    began = null;
    plan();
  };
  const plan = () => {
    if (closed) return;
    const due = performance.now() + interval;
    timer = setTimeout(() => void rehearse(due), interval).unref();
  };
  plan();
  return {
    // A rehearsal that is not over takes as long as it has taken so far, at least.
    read: () => (began === null ? delay : Math.max(delay, performance.now() - began)),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
