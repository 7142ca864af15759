/**
 * Keeps a page current: a snapshot with its number, then the events after it, and another snapshot where the events do not carry
 * everything. Independent of React and of the network.
 */
import { createRefresher, type RefresherOptions } from './refresher.ts';

interface Numbered {
  /** Number of the event; for a snapshot, the number of the last event that it contains. */
  readonly number: number;
}

interface FollowerOptions<S extends Numbered, E extends Numbered, State>
  extends Pick<RefresherOptions<S>, 'delayMs' | 'minIntervalMs' | 'nextInMs'> {
  /** @param last state of the last snapshot, without the events after it; null before the first one */
  readonly load: (signal: AbortSignal, last: State | null) => Promise<S>;
  /** Subscribes to the events after a number. Called once, after the first snapshot. @returns the function that unsubscribes */
  readonly subscribe: (subscription: Subscription<E>) => () => void;
  /** @param last as for the snapshot's `load`, which may have asked for what changed since */
  readonly stateOf: (snapshot: S, last: State | null) => State;
  /** The state after these events, in order. */
  readonly reduce: (state: State, events: readonly E[]) => State;
  /** Whether events no longer suffice to update the state, so that a new snapshot must be loaded. */
  readonly isStale: (state: State) => boolean;
  readonly onState: (state: State) => void;
  /** Called when a snapshot could not be loaded; loading is tried again. */
  readonly onFailure: (error: unknown) => void;
  /** Called when no more events will come: the login has ended, or the session is gone. */
  readonly onLost?: () => void;
}

export interface Subscription<E> {
  readonly after: number;
  readonly onEvents: (events: readonly E[]) => void;
  readonly onLost: () => void;
}

/** Starts following at once. @returns the function that stops following */
export function follow<S extends Numbered, E extends Numbered, State>(options: FollowerOptions<S, E, State>): () => void {
  const { load, subscribe, stateOf, reduce, isStale, onState, onLost, ...loading } = options;
  let last: State | null = null;
  let current: { readonly state: State } | null = null;
  /** Events after the last snapshot. The next snapshot may be older than the latest of these events, which are then applied to it. */
  let heard: readonly E[] = [];
  let unsubscribe: (() => void) | null = null;
  let stopped = false;

  const show = (state: State) => {
    current = { state };
    onState(state);
    if (isStale(state)) refresher.stale();
  };
  const onEvents = (events: readonly E[]) => {
    if (stopped) return;
    heard = [...heard, ...events];
    if (current) show(reduce(current.state, events));
  };
  const refresher = createRefresher<S>({
    ...loading,
    load: (signal) => load(signal, last),
    onLoaded(snapshot) {
      heard = heard.filter(({ number }) => number > snapshot.number);
      unsubscribe ??= subscribe({ after: snapshot.number, onEvents, onLost: () => stopped || onLost?.() });
      const state = stateOf(snapshot, last);
      last = state;
      show(heard.length > 0 ? reduce(state, heard) : state);
    },
  });
  refresher.now();
  return () => {
    stopped = true;
    refresher.stop();
    unsubscribe?.();
  };
}
