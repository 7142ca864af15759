/** Batch loader: look-ups that arrive together share one query. */
import DataLoader from 'dataloader';

/**
 * Turns a look-up of many keys into one of a single key. Calls of the same turn of the event loop are one load. One load runs at a
 * time, as each costs a statement however few its keys; meanwhile the next look-ups gather. Nothing is cached, and a call never joins a load
 * that has begun, so that it sees everything written before the call.
 * @param maxBatchSize maximum number of keys in one load
 */
export function createBatchLoader<K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  maxBatchSize = 256,
): (key: K) => Promise<V | undefined> {
  const waiting: (() => void)[] = [];
  let running = false;
  const dispatch = () => {
    if (running) return;
    const next = waiting.shift();
    if (!next) return;
    running = true;
    next();
  };
  const loader = new DataLoader<K, V | undefined>(
    async (keys) => {
      try {
        const found = await load([...new Set(keys)]);
        return keys.map((key) => found.get(key));
      } finally {
        running = false;
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
