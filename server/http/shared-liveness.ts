/** The server's liveness in memory that two threads share: written by the event loop, read by the thread of the health port. */
import type { Liveness } from './health.ts';

/** Order of the states in the shared memory. */
const STATUSES: readonly Liveness['status'][] = ['ok', 'busy', 'broken'];

/** Places in the shared memory. */
const STATUS = 0;
const WAIT_MS = 1;
const AT_MS = 2;
const PLACES = 3;

/** Milliseconds without a turn of the event loop from which the process is busy: as long a wait has the first calls refused. */
const BUSY_MS = 1_000;
/**
 * Milliseconds without a turn from which the process is taken for stuck: nothing in this product holds the loop for a second. Longer than
 * a machine stands still while it is moved to another host.
 */
const STUCK_MS = 30_000;

/** Liveness as another thread tells it: a loop that is `stuck` cannot say so itself. */
interface ProbedLiveness {
  readonly status: Liveness['status'] | 'stuck';
  readonly waitMs: number;
}

interface SharedLiveness {
  /** To be handed to the other thread. */
  readonly memory: SharedArrayBuffer;
  write(liveness: Liveness): void;
  read(): ProbedLiveness;
}

/** @param memory of the other thread; by default new memory, to be written before it is read */
export function shareLiveness(memory = new SharedArrayBuffer(PLACES * BigInt64Array.BYTES_PER_ELEMENT)): SharedLiveness {
  const cells = new BigInt64Array(memory);
  // The monotonic clock, which all threads of a process share, unlike `performance.now()`.
  const now = () => process.hrtime.bigint() / 1_000_000n;
  return {
    memory,
    write({ status, waitMs }) {
      Atomics.store(cells, STATUS, BigInt(STATUSES.indexOf(status)));
      Atomics.store(cells, WAIT_MS, BigInt(waitMs));
      Atomics.store(cells, AT_MS, now());
    },
    read() {
      const status = STATUSES[Number(Atomics.load(cells, STATUS))] ?? 'ok';
      const waitMs = Number(Atomics.load(cells, WAIT_MS));
      return probedLiveness({ status, waitMs }, Number(now() - Atomics.load(cells, AT_MS)));
    },
  };
}

/**
 * A loop that is held up tells nothing: how long ago it last did is how long a call waits, at least.
 * @param told last liveness that the server told @param ago milliseconds since then
 */
export function probedLiveness(told: Liveness, ago: number): ProbedLiveness {
  if (ago < BUSY_MS) return told;
  const waitMs = Math.max(told.waitMs, ago);
  if (ago >= STUCK_MS) return { status: 'stuck', waitMs };
  return { status: told.status === 'ok' ? 'busy' : told.status, waitMs };
}
