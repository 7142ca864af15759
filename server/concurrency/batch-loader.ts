/** Batch loader: look-ups that arrive together share one query. */
import DataLoader from 'dataloader';

/** Maximum number of concurrent loads of one kind; meanwhile the next look-ups gather. Two, as one may wait for a lost connection's timeout. */
const MAX_LOADS = 2;

/**
 * Turns a look-up of many keys into one of a single key. Calls of the same turn of the event loop are one load. Nothing is cached, and a
 * call never joins a load that has begun, so that it sees everything written before the call.
 * @param maxBatchSize maximum number of keys in one load
 */
export function createBatchLoader<K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  maxBatchSize = 256,
): (key: K) => Promise<V | undefined> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const dispatch = () => {
    while (running < MAX_LOADS) {
      const next = waiting.shift();
      if (!next) return;
      running += 1;
      next();
    }
  };
  const loader = new DataLoader<K, V | undefined>(
    async (keys) => {
      try {
        const found = await load([...new Set(keys)]);
        return keys.map((key) => found.get(key));
      } finally {
        running -= 1;
        setImmediate(dispatch);
      }
    },
    {
      cache: false,
      maxBatchSize,
      batchScheduleFn(next) {
        waiting.push(next);
        setImmediate(dispatch);
      },
    },
  );
  return (key) => loader.load(key);
}
