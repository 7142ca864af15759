/** Keeps the state of a session up to date for the cockpit: a snapshot, then events. */
import { useEffect, useState } from 'react';
import { follow } from '#engine/client/follower.ts';
import { subscribeToEvents } from '#engine/client/live.ts';
import { useClockOffset } from '#engine/client/use-time-left.ts';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { mergeSnapshot } from '#engine/rules/session/merge-snapshot.ts';
import { reduceAll } from '#engine/rules/session/reduce.ts';
import type { SessionState } from '#engine/rules/session/state.ts';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { ConsoleEvent } from '#schemas/live.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { readAdminToken } from '../auth/token-store.ts';

/** Delays in milliseconds before a new snapshot is loaded: usually, and after a failure. */
const REFRESH_INTERVAL_MS = 1_000;
const RETRY_INTERVAL_MS = 5_000;
/**
 * Milliseconds for which snapshots are asked for what changed: names of people and lists may change without an event of the session.
 */
const WHOLE_INTERVAL_MS = 10 * MINUTE_MS;
/** Clock interval in milliseconds: the page shows minutes. */
const TICK_MS = 10_000;

interface WatchedCockpit {
  /** State of the session; null until it is loaded. */
  readonly room: SessionState | null;
  /** When the clock was received, by this browser's time, in milliseconds since 1970. */
  readonly received: number;
  /** Error of the last load. */
  readonly failure: Error | null;
  /** Whether the subscription has ended because the session was deleted. */
  readonly lost: boolean;
}

/** @param session its id */
export function useCockpit(session: string): WatchedCockpit {
  const { call } = useSignedIn();
  const [watched, setWatched] = useState<WatchedCockpit>({ room: null, received: 0, failure: null, lost: false });

  useEffect(() => {
    const address = `/admin/sessions/${encodeURIComponent(session)}`;
    let clock: SessionState['clock'] | undefined;
    let received = 0;
    let wholeAt = Number.NEGATIVE_INFINITY;
    return follow<CockpitSnapshot, ConsoleEvent, SessionState>({
      async load(signal, last) {
        const asked = performance.now();
        const after = last && asked - wholeAt < WHOLE_INTERVAL_MS ? `?after=${last.number}` : '';
        const snapshot = await call<CockpitSnapshot>('GET', `${address}/cockpit${after}`, { signal });
        if (snapshot.changed === undefined) wholeAt = asked;
        return snapshot;
      },
      subscribe: (subscription) => subscribeToEvents({ call, token: readAdminToken, path: `${address}/events`, ...subscription }),
      stateOf: mergeSnapshot,
      reduce: reduceAll,
      isStale: ({ stale }) => stale,
      delayMs: () => REFRESH_INTERVAL_MS,
      minIntervalMs: REFRESH_INTERVAL_MS,
      nextInMs: (failed) => (failed ? RETRY_INTERVAL_MS : null),
      onState(room) {
        if (room.clock !== clock) received = Date.now();
        clock = room.clock;
        setWatched({ room, received, failure: null, lost: false });
      },
      onFailure(error) {
        if (!(error instanceof Error)) throw error;
        setWatched((before) => ({ ...before, failure: error }));
      },
      onLost: () => setWatched((before) => ({ ...before, lost: true })),
    });
  }, [call, session]);
  return watched;
}

/** The server's time, in milliseconds since 1970, updated every {@link TICK_MS}, and its offset from this browser's clock. */
export function useServerTime({ room, received }: WatchedCockpit): { readonly now: number; readonly offset: number } {
  const offset = useClockOffset(room?.clock.now, received);
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return { now: Math.max(here, received) + offset, offset };
}
