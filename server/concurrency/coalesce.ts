/** Look-ups that arrive together share one query. */

/** Loads of one kind under way at a time; while they are, the next look-ups gather. */
const CONCURRENT_LOADS = 2;

interface Batch<K, V> {
  readonly keys: Set<K>;
  readonly found: Promise<ReadonlyMap<K, V>>;
  /** Begins the load, once. */
  readonly begin: () => void;
}

/**
 * Turns a look-up of many keys into one of a single key. Calls of the same turn of the event loop are one load; nothing is kept
 * afterwards, and a call never joins a load that has begun, so that what was written before the call is seen by it.
 */
export function coalesce<K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  limit = 256,
): (key: K) => Promise<V | undefined> {
  const waiting: Batch<K, V>[] = [];
  let running = 0;

  const gather = (): Batch<K, V> => {
    const keys = new Set<K>();
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    return { keys, found: begun.then(() => load([...keys])).finally(ended), begin };
  };
  const ended = () => {
    running -= 1;
    if (waiting.length > 0) setImmediate(flush);
  };
  const flush = () => {
    while (running < CONCURRENT_LOADS) {
      const batch = waiting.shift();
      if (!batch) return;
      running += 1;
      batch.begin();
    }
  };

  return async (key) => {
    if (waiting.length === 0) setImmediate(flush);
    let batch = waiting.at(-1);
    if (!batch || batch.keys.size >= limit) {
      batch = gather();
      waiting.push(batch);
    }
    batch.keys.add(key);
    return (await batch.found).get(key);
  };
}
