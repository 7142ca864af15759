/** Tries again what failed: longer and longer waits, spread so that the pages of a room do not come back together. */
import { pause } from './pause.ts';

/** Exponential backoff in milliseconds: after the first failure at least, and at most. */
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

/**
 * Milliseconds to wait after failures in a row: exponential backoff with jitter.
 * @param failures number of failures, 1 or more @param first shortest wait after the first one, in ms @param most longest wait, in ms
 */
export function backoffMs(failures: number, first = FIRST_WAIT_MS, most = MAX_WAIT_MS): number {
  return Math.min(most, first * 2 ** failures) * (0.5 + Math.random() / 2);
}

/**
 * Calls `attempt` until it is done, or the signal is aborted. After a failure a hidden page waits until somebody sees it.
 * @param attempt resolves with whether it is done, or need not be tried again @param failures number of failures so far
 */
export async function keepTrying(attempt: () => Promise<boolean>, signal: AbortSignal, failures = 0): Promise<void> {
  for (let failed = failures; ; failed += 1) {
    if (failed > 0) await pause(backoffMs(failed), signal);
    if (failed > 0 && document.hidden && !signal.aborted) await untilSeen(signal);
    if (signal.aborted || (await attempt())) return;
  }
}

/** Resolves when a hidden page becomes visible, or when the signal is aborted. */
function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      document.removeEventListener('visibilitychange', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
  });
}
