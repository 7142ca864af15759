/** Look-ups that arrive together share one query. */

/** Loads of one kind under way at a time; while they are, the next look-ups gather. */
const CONCURRENT_LOADS = 2;

interface Waiting<V> {
  readonly promise: Promise<V | undefined>;
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns a look-up of many keys into one of a single key. Calls of the same turn of the event loop are one load; nothing is kept
 * afterwards, and a call never joins a load that has begun, so that what was written before the call is seen by it.
 */
export function coalesce<K, V>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  limit = 256,
): (key: K) => Promise<V | undefined> {
  let waiting = new Map<K, Waiting<V>>();

  let running = 0;

  const run = (batch: Map<K, Waiting<V>>) => {
    running += 1;
    const loaded = load([...batch.keys()]).finally(() => {
      running -= 1;
      if (waiting.size > 0) setImmediate(flush);
    });
    loaded.then(
      (found) => {
        for (const [key, { resolve }] of batch) resolve(found.get(key));
      },
      (error: unknown) => {
        for (const { reject } of batch.values()) reject(error);
      },
    );
  };
  const flush = () => {
    if (waiting.size === 0 || running >= CONCURRENT_LOADS) return;
    const batch = new Map([...waiting].slice(0, limit));
    waiting = new Map([...waiting].slice(limit));
    run(batch);
    if (waiting.size > 0) setImmediate(flush);
  };

  return (key) => {
    const known = waiting.get(key);
    if (known) return known.promise;
    if (waiting.size === 0) setImmediate(flush);
    let settle: Pick<Waiting<V>, 'resolve' | 'reject'> | undefined;
    const promise = new Promise<V | undefined>((resolve, reject) => {
      settle = { resolve, reject };
    });
    if (settle) waiting.set(key, { promise, ...settle });
    return promise;
  };
}
