/**
 * How long a call waits for its turn on the event loop. `@fastify/under-pressure` takes the mean of the loop's delays, in which one turn of
 * five seconds among many short ones disappears, and refuses every route alike.
 */
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

export interface LoopDelay {
  /** Milliseconds that a call which arrives now waits, by what the last seconds were like. */
  read(): number;
  close(): void;
}

/** Milliseconds between two looks of the monitor, the shortest delay that it tells. */
const RESOLUTION = 20;
/** Milliseconds that are judged together. */
const WINDOW = 1_000;
const NANOSECONDS = 1e6;

/** Begins to watch, until it is closed. @param window milliseconds */
export function watchLoopDelay(window = WINDOW): LoopDelay {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  let delay = 0;
  let before = sumsOf(delays);
  const timer = setInterval(() => {
    const now = sumsOf(delays);
    // Falls by half in each window: calls that are let in again must not all come at once.
    delay = Math.max(residualWait({ delays: now.delays - before.delays, squares: now.squares - before.squares }), delay / 2);
    before = now;
  }, window).unref();
  return {
    read: () => delay,
    close() {
      clearInterval(timer);
      delays.disable();
    },
  };
}

/** Of delays in nanoseconds, and of their squares. */
interface Sums {
  readonly delays: number;
  readonly squares: number;
}

/** Since the beginning. A reset at each window would forget a turn that had just begun: the look after it has nothing to begin at. */
function sumsOf({ count, mean, stddev }: IntervalHistogram): Sums {
  // Without a look of the monitor there is no mean.
  return count === 0 ? { delays: 0, squares: 0 } : { delays: count * mean, squares: count * (mean ** 2 + stddev ** 2) };
}

/** A call arrives more likely within a long turn than within a short one: the mean wait is E[d²] / 2 E[d] (renewal theory). */
function residualWait({ delays, squares }: Sums): number {
  return delays <= 0 ? 0 : Math.max(0, squares / (2 * delays) / NANOSECONDS - RESOLUTION / 2);
}
