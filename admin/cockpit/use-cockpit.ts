/** The room, kept up to date: a snapshot, then what happens; another snapshot where an event does not tell everything. */
import { useEffect, useState } from 'react';
import { subscribeToEvents } from '#engine/client/live.ts';
import { useClockOffset } from '#engine/client/use-time-left.ts';
import { reduceAll } from '#engine/rules/session/reduce.ts';
import type { SessionState } from '#engine/rules/session/state.ts';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import type { ConsoleEvent } from '#schemas/live.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { readAdminToken } from '../auth/token-store.ts';
import { unfoldSnapshot } from './unfold-snapshot.ts';

/** Milliseconds in which many reasons for a new snapshot become one, and after which one that failed is asked for again. */
const GATHER = 1_000;
const AGAIN = 5_000;
/** Milliseconds between two looks at the clock: what is shown counts minutes. */
const TICK = 10_000;

export interface WatchedCockpit {
  /** Null until it is known. */
  readonly room: SessionState | null;
  /** When its clock was told, by this browser's own. */
  readonly received: number;
  /** Why it could not be had, or had anew. */
  readonly failure: Error | null;
  /** Nothing is heard any more: the session is gone. */
  readonly lost: boolean;
}

/** @param session its id */
export function useCockpit(session: string): WatchedCockpit {
  const { call } = useSignedIn();
  const [watched, setWatched] = useState<WatchedCockpit>({ room: null, received: 0, failure: null, lost: false });

  useEffect(() => {
    const address = `/admin/sessions/${encodeURIComponent(session)}`;
    const ending = new AbortController();
    let room: SessionState | null = null;
    let received = 0;
    /** What was heard since the snapshot: the next one may be older than the last of it. */
    let heard: readonly ConsoleEvent[] = [];
    let stop: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = (next: SessionState) => {
      if (next.clock !== room?.clock) received = Date.now();
      room = next;
      setWatched({ room, received, failure: null, lost: false });
      if (room.stale) loadIn(GATHER);
    };
    const onEvents = (events: readonly ConsoleEvent[]) => {
      heard = [...heard, ...events];
      if (room) show(reduceAll(room, events));
    };
    const load = async () => {
      timer = undefined;
      try {
        const snapshot = await call<CockpitSnapshot>('GET', `${address}/cockpit`, { signal: ending.signal });
        heard = heard.filter(({ number }) => number > snapshot.number);
        stop ??= subscribeToEvents<ConsoleEvent>({
          call,
          token: readAdminToken,
          path: `${address}/events`,
          after: snapshot.number,
          onEvents: onEvents,
          onLost: () => setWatched((before) => ({ ...before, lost: true })),
        });
        show(reduceAll(unfoldSnapshot(snapshot), heard));
      } catch (error) {
        if (ending.signal.aborted || !(error instanceof Error)) return;
        setWatched((before) => ({ ...before, failure: error }));
        loadIn(AGAIN);
      }
    };
    const loadIn = (wait: number) => {
      timer ??= setTimeout(load, wait);
    };
    void load();
    return () => {
      ending.abort();
      clearTimeout(timer);
      stop?.();
    };
  }, [call, session]);
  return watched;
}

/** The server's clock, as often as a screen of minutes needs it, and what to add to this browser's to have it. */
export function useServerTime({ room, received }: WatchedCockpit): { readonly now: number; readonly offset: number } {
  const offset = useClockOffset(room?.clock.now, received);
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return { now: Math.max(here, received) + offset, offset };
}
