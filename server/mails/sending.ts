/** Worker loop that sends the queued mails. Every process runs one; they share the rate limit through the queue. */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { MailQueue } from './queue.ts';

/** Polling interval in milliseconds when no mail is due. */
const IDLE_INTERVAL_MS = 2_000;

interface Sending {
  /** Graceful stop: resolves once the mail that is being sent is done. */
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
    if (!stopped) schedule(sent ? MINUTE_MS / perMinute : IDLE_INTERVAL_MS);
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
