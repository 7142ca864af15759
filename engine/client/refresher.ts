/** Schedules the loads of a value that goes stale: gathered, throttled, repeated, one at a time. Independent of React and network. */

export interface RefresherOptions<T> {
  /** Loads the value. @param signal aborted by `stop` */
  readonly load: (signal: AbortSignal) => Promise<T>;
  readonly onLoaded: (value: T) => void;
  /** Not called for a load that `stop` aborted. */
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds from `stale` to the load: further calls of `stale` in between become the same load. */
  readonly delayMs: () => number;
  /** Minimum of milliseconds between the starts of two loads, for loads that `stale` asks for. */
  readonly minIntervalMs: number;
  /** Milliseconds from the end of a load, successful or `failed`, to the next one without any call; null for none. */
  readonly nextInMs: (failed: boolean) => number | null;
  /** While true, nothing is loaded; `now` resumes. */
  readonly paused?: () => boolean;
}

interface Refresher {
  /** Loads at once, or as soon as the load under way has ended: that load's value may be older than the reason for this call. */
  now(): void;
  /** Reports that the value is out of date: it is loaded again after `delayMs`. */
  stale(): void;
  /** Reports that a newer value came by another way: a load under way is not delivered, and the next one is due as after a load. */
  renewed(): void;
  stop(): void;
}

/** Loads nothing before the first call of `now`. */
export function createRefresher<T>(options: RefresherOptions<T>): Refresher {
  const { delayMs, minIntervalMs, nextInMs, paused = () => false } = options;
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading = false;
  let gathering = false;
  /** Start of the last load, by `performance.now`. */
  let startedAt = Number.NEGATIVE_INFINITY;
  let due = Number.POSITIVE_INFINITY;
  /** Number of values that came by another way. */
  let renewals = 0;

  /** Schedules the next load; one that is due earlier stays. */
  const loadIn = (wait: number) => {
    due = Math.min(due, performance.now() + wait);
    if (loading || ending.signal.aborted || due === Number.POSITIVE_INFINITY) return;
    clearTimeout(timer);
    timer = setTimeout(() => void load(), Math.max(0, due - performance.now()));
  };
  const load = async () => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    gathering = false;
    if (ending.signal.aborted || paused()) return;
    loading = true;
    startedAt = performance.now();
    let failed = false;
    const before = renewals;
    try {
      const value = await options.load(ending.signal);
      if (!ending.signal.aborted && renewals === before) options.onLoaded(value);
    } catch (error) {
      failed = true;
      if (!ending.signal.aborted) options.onFailure(error);
    } finally {
      loading = false;
      loadIn(nextInMs(failed) ?? Number.POSITIVE_INFINITY);
    }
  };
  return {
    now() {
      if (loading) loadIn(0);
      else void load();
    },
    stale() {
      if (gathering) return;
      gathering = true;
      loadIn(Math.max(delayMs(), startedAt + minIntervalMs - performance.now()));
    },
    renewed() {
      renewals += 1;
      startedAt = performance.now();
      gathering = false;
      due = Number.POSITIVE_INFINITY;
      clearTimeout(timer);
      loadIn(nextInMs(false) ?? Number.POSITIVE_INFINITY);
    },
    stop() {
      ending.abort();
      clearTimeout(timer);
    },
  };
}
