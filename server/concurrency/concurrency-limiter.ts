/** Work of which little is done at a time: the rest waits its turn, and what would wait too long is refused. */

interface Options {
  readonly atOnce: number;
  /** How much may wait; what comes then is refused. */
  readonly waiting: number;
  /** The refusal. */
  readonly busy: () => Error;
}

/** First come, first served. @returns does a piece of work when its turn has come */
export function limitConcurrency({ atOnce, waiting, busy }: Options): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working < atOnce) working += 1;
    else if (line.length >= waiting) throw busy();
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever is next takes this place.
      const next = line.shift();
      if (next) next();
      else working -= 1;
    }
  };
}

/** The same with a line of its own for each key. */
export function limitConcurrencyByKey(options: Options): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { readonly limited: ReturnType<typeof limitConcurrency>; users: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { limited: limitConcurrency(options), users: 0 };
    lines.set(key, line);
    line.users += 1;
    try {
      return await line.limited(work);
    } finally {
      line.users -= 1;
      if (line.users === 0) lines.delete(key);
    }
  };
}
