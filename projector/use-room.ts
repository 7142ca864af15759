/** The projector's session, kept current. Events carry time and state; boards come with another snapshot, at most once a second. */
import { useEffect, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import type { Call } from '#engine/client/call.ts';
import { follow } from '#engine/client/follower.ts';
import { subscribeToEvents } from '#engine/client/live.ts';
import { clockOffset } from '#engine/client/time-left.ts';
import type { ProjectorEvent } from '#schemas/live.ts';
import type { ProjectorRoom } from '#schemas/projector.ts';

/** Minimum number of milliseconds between two loads of the board. */
const BOARD_INTERVAL_MS = 1_000;
/** Milliseconds between two loads without any event, so that a revoked address soon shows nothing. */
const REFRESH_INTERVAL_MS = 15_000;
/** The same interval while phones answer (in a round of the finale or in the debrief): answers are not events. */
const JUDGED_INTERVAL_MS = 2_000;

export type Projected =
  | { readonly state: 'loading' | 'unreachable' | 'revoked' }
  | {
      readonly state: 'shown';
      readonly room: ProjectorRoom;
      /** Clock offset in milliseconds: server time minus browser time. */
      readonly offset: number;
      /** Whether the last load failed: then the data may be out of date. */
      readonly stale: boolean;
    };

/** @param call sends calls with the projector's token @param token null if the tab has none */
export function useProjectedRoom(call: Call, token: string | null): Projected {
  const [projected, setProjected] = useState<Projected>({ state: 'loading' });

  useEffect(() => {
    if (token === null) return setProjected({ state: 'revoked' });
    let judged = false;
    const stop = follow<ProjectorRoom, ProjectorEvent, Followed>({
      load: (signal) => call('GET', '/projector/room', { signal }),
      subscribe: (subscription) => subscribeToEvents({ call, token: () => token, path: '/projector/events', ...subscription }),
      stateOf: (room) => ({ room, offset: clockOffset(room.room, Date.now()), outdated: false }),
      reduce: afterEvents,
      isStale: ({ outdated }) => outdated,
      delayMs: () => 0,
      minIntervalMs: BOARD_INTERVAL_MS,
      nextInMs: () => (judged ? JUDGED_INTERVAL_MS : REFRESH_INTERVAL_MS),
      onState({ room, offset }) {
        judged = room.finale?.phase === 'open' || room.deck?.slide?.name === 'question';
        setProjected({ state: 'shown', room, offset, stale: false });
      },
      onFailure(error) {
        if (error instanceof ApiError && error.refused(401)) {
          stop();
          return setProjected({ state: 'revoked' });
        }
        setProjected((before) => (before.state === 'shown' ? { ...before, stale: true } : { state: 'unreachable' }));
      },
    });
    return stop;
  }, [call, token]);

  return projected;
}

interface Followed {
  readonly room: ProjectorRoom;
  readonly offset: number;
  /** Whether the board may have changed: events do not carry the board. */
  readonly outdated: boolean;
}

/** Applies time and state from the events; everything else comes with the next snapshot. */
function afterEvents({ room, offset }: Followed, events: readonly ProjectorEvent[]): Followed {
  const latest = events.findLast((event) => event.kind === 'room');
  if (!latest || latest.number <= room.number) return { room, offset, outdated: true };
  return {
    room: { ...room, number: latest.number, room: latest.room },
    offset: clockOffset(latest.room, Date.now()),
    outdated: true,
  };
}
