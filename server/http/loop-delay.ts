/**
 * How long a call waits for its turn on the event loop. `@fastify/under-pressure` takes the mean of the loop's delays, which hides one turn
 * of five seconds among many short ones, and it refuses every route alike.
 */
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

export interface LoopDelay {
  /** Milliseconds that a call would wait if it arrived now, estimated from the last seconds. */
  read(): number;
  close(): void;
}

/** Resolution of the monitor in milliseconds, which is also the shortest delay that it measures. */
const RESOLUTION = 20;
/** Length of a measured window in milliseconds. */
const WINDOW = 1_000;
const NANOSECONDS = 1e6;

/** Measures the delay of the event loop, until it is closed. @param window milliseconds */
export function watchLoopDelay(window = WINDOW): LoopDelay {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  let delay = 0;
  let before = sumsOf(delays);
  const timer = setInterval(() => {
    const now = sumsOf(delays);
    // The delay falls by half at most in each window: calls that are admitted again must not all come at once.
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

/** Sums of delays in nanoseconds, and of their squares. */
interface Sums {
  readonly delays: number;
  readonly squares: number;
}

/**
 * Sums since the beginning. Resetting the monitor at each window would lose a turn that had just begun, as the next sample has no start.
 */
function sumsOf({ count, mean, stddev }: IntervalHistogram): Sums {
  // Before the first sample of the monitor there is no mean.
  return count === 0 ? { delays: 0, squares: 0 } : { delays: count * mean, squares: count * (mean ** 2 + stddev ** 2) };
}

/** Mean wait of a call. A call is more likely to arrive within a long turn than within a short one: E[d²] / 2 E[d] (renewal theory). */
function residualWait({ delays, squares }: Sums): number {
  return delays <= 0 ? 0 : Math.max(0, squares / (2 * delays) / NANOSECONDS - RESOLUTION / 2);
}
