/** The loop that sends what waits in the queue. Every process runs one; the queue sees to it that they share the pace. */
import type { MailQueue } from './queue.ts';

/** Milliseconds between two looks when nothing was due. */
const IDLE_INTERVAL_MS = 2_000;

export interface Sending {
  /** Resolves once the mail under way has come to its end. */
  stop(): Promise<void>;
}

/**
 * @param perMinute mails, at most
 * @param onFailure the database could not be reached; the loop goes on
 */
export function startSending(queue: MailQueue, perMinute: number, onFailure: (error: unknown) => void): Sending {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Promise<void> = Promise.resolve();

  const look = async () => {
    let sent = false;
    try {
      await queue.markLost();
      sent = await queue.sendNext();
    } catch (error) {
      onFailure(error);
    }
    if (!stopped) schedule(sent ? 60_000 / perMinute : IDLE_INTERVAL_MS);
  };
  const schedule = (delay: number) => {
    timer = setTimeout(() => {
      current = look();
    }, delay).unref();
  };
  schedule(IDLE_INTERVAL_MS);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
