/** Worker loop that sends the queued mails. Every process runs one; they share the rate limit through the queue. */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import type { MailQueue } from './queue.ts';

/** Polling interval in milliseconds when no mail is due. */
const IDLE_INTERVAL_MS = 2_000;

interface Sending {
  /** Graceful stop: resolves once the mail in progress has an outcome. */
  stop(): Promise<void>;
}

/**
 * @param perMinute maximum number of mails per minute
 * @param onFailure called when the database cannot be reached; the loop continues
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
