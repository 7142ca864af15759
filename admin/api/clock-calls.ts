/** Calls and queries about sessions' clocks. */
import { useQuery } from '@tanstack/react-query';
import { useClockOffset } from '#engine/client/use-time-left.ts';
import type { DashboardRow, SessionAction, SessionClock } from '#schemas/session-clock.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import type { Capacity } from '../format/session-clock.ts';
import { QUERY, refreshing } from './queries.ts';

/** A session clock without the moment at which it was read, so that equal clocks compare as equal. */
export type SteadyClock = Omit<SessionClock, 'now'>;

export interface SessionNow extends Omit<DashboardRow, 'id' | 'room' | 'expected'>, Capacity {
  readonly room: SteadyClock;
}

export interface SessionsNow {
  /** Clock and attendance, by session id. */
  readonly rooms: Readonly<Record<string, SessionNow>>;
  /** Clock offset: server time minus this browser's time. */
  readonly offset: number;
}

/** Clock and number of people present, for every session. */
export function useSessionsNow(auto = false) {
  const { call } = useSignedIn();
  const query = useQuery({
    queryKey: QUERY.rooms,
    queryFn: ({ signal }) => call<DashboardRow[]>('GET', '/admin/rooms', { signal }),
    select: (rows) => ({
      now: rows[0]?.room.now,
      rooms: Object.fromEntries(
        rows.map(({ id, room: { now: _, ...room }, expected, workshop, ...row }) => [
          id,
          { ...row, workshop, invited: expected, seats: workshop?.expected ?? null, room },
        ]),
      ),
    }),
    ...refreshing(auto),
  });
  const offset = useClockOffset(query.data?.now, query.dataUpdatedAt);
  return { ...query, known: query.data && ({ rooms: query.data.rooms, offset } satisfies SessionsNow) };
}

interface ClockCalls {
  /** Idempotent by key. Rejects with an ApiError. */
  act(id: string, action: SessionAction, idempotencyKey: string): Promise<SessionClock>;
}

export function useClockCalls(): ClockCalls {
  const { call } = useSignedIn();
  return {
    act: (id, body, idempotencyKey) => call('POST', `/admin/sessions/${encodeURIComponent(id)}/room`, { body, idempotencyKey }),
  };
}
