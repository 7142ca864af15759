/** Concurrency limiter (bulkhead): a fixed number of jobs run at a time, a bounded queue holds more, further ones are refused. */
import pLimit from 'p-limit';

interface Options {
  readonly atOnce: number;
  /** Maximum number of waiting jobs; further ones are refused. */
  readonly waiting: number;
  /** Makes the error of a refusal. */
  readonly busy: () => Error;
}

type Limited = <T>(work: () => Promise<T>) => Promise<T>;

/** First in, first out. @returns the function that runs a job in its turn, or rejects at once with the refusal */
export function limitConcurrency({ atOnce, waiting, busy }: Options): Limited {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw busy();
    return limit(work);
  };
}

/** A concurrency limiter with a queue for each key. */
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
