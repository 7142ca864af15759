/** The room, loaded once and kept current: time and state at once, boards at most once a second. */
import { useEffect, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import type { Call } from '#engine/client/call.ts';
import { subscribeToEvents } from '#engine/client/live.ts';
import { clockOffset } from '#engine/client/time-left.ts';
import type { ProjectorEvent } from '#schemas/live.ts';
import type { ProjectorRoom } from '#schemas/projector.ts';

/** Milliseconds between two readings of the board, at least. */
const BOARD_INTERVAL_MS = 1_000;
/** Milliseconds after which it is read again, whatever was heard: a revoked address must not go on showing what it had. */
const READ_ANYWAY = 15_000;

export type Projected =
  | { readonly state: 'loading' | 'unreachable' | 'revoked' }
  | {
      readonly state: 'shown';
      readonly room: ProjectorRoom;
      /** What to add to this browser's clock to have the server's. */
      readonly offset: number;
      /** The last reading failed: what is shown may be old. */
      readonly stale: boolean;
    };

/** @param call with the projector's token @param token null where the tab has none */
export function useProjectedRoom(call: Call, token: string | null): Projected {
  const [projected, setProjected] = useState<Projected>({ state: 'loading' });

  useEffect(() => {
    if (token === null) return setProjected({ state: 'revoked' });
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let due = Number.POSITIVE_INFINITY;
    let readAt = Number.NEGATIVE_INFINITY;
    let unwatch: (() => void) | undefined;

    const revoked = () => {
      ending.abort();
      clearTimeout(timer);
      unwatch?.();
      setProjected({ state: 'revoked' });
    };
    const onEvents = (events: readonly ProjectorEvent[]) => {
      const told = events.findLast((event) => event.kind === 'room');
      if (told) {
        const offset = clockOffset(told.room, Date.now());
        setProjected((before) =>
          before.state === 'shown' && before.room.number < told.number
            ? { ...before, offset, room: { ...before.room, number: told.number, room: told.room } }
            : before,
        );
      }
      readIn(Math.max(0, readAt + BOARD_INTERVAL_MS - performance.now()));
    };
    const read = async () => {
      due = Number.POSITIVE_INFINITY;
      readAt = performance.now();
      try {
        const room = await call<ProjectorRoom>('GET', '/projector/room', { signal: ending.signal });
        const offset = clockOffset(room.room, Date.now());
        // Readings may overtake each other.
        setProjected((before) =>
          before.state === 'shown' && before.room.number > room.number ? before : { state: 'shown', room, offset, stale: false },
        );
        unwatch ??= subscribeToEvents<ProjectorEvent>({
          call,
          token: () => token,
          path: '/projector/events',
          after: room.number,
          onEvents: onEvents,
        });
      } catch (error) {
        if (ending.signal.aborted) return;
        if (error instanceof ApiError && error.status === 401) return revoked();
        setProjected((before) => (before.state === 'shown' ? { ...before, stale: true } : { state: 'unreachable' }));
      }
      readIn(READ_ANYWAY);
    };
    /** Sooner than what was arranged, or not at all. */
    const readIn = (wait: number) => {
      if (ending.signal.aborted || performance.now() + wait >= due) return;
      clearTimeout(timer);
      due = performance.now() + wait;
      timer = setTimeout(() => void read(), wait);
    };

    void read();
    return () => {
      ending.abort();
      clearTimeout(timer);
      unwatch?.();
    };
  }, [call, token]);

  return projected;
}
