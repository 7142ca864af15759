/** Concurrency limiter with a bounded queue: so much at a time, the rest waits its turn, and what would wait too long is refused. */
import pLimit from 'p-limit';

interface Options {
  readonly atOnce: number;
  /** How much may wait; what comes then is refused. */
  readonly waiting: number;
  /** The refusal. */
  readonly busy: () => Error;
}

type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/** First come, first served. @returns does a piece of work when its turn has come, or rejects at once with the refusal */
export function limitConcurrency({ atOnce, waiting, busy }: Options): Limited {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw busy();
    return limit(work);
  };
}

/** The same with a queue of its own for each key. */
export function limitConcurrencyByKey(options: Options): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, { readonly limited: Limited; users: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { limited: limitConcurrency(options), users: 0 };
    queues.set(key, queue);
    queue.users += 1;
    try {
      return await queue.limited(work);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(key);
    }
  };
}
