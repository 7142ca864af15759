/** The calls about the time and state of sessions. */
import { useQuery } from '@tanstack/react-query';
import { useClockOffset } from '#engine/client/use-time-left.ts';
import type { DashboardRow, SessionAction, SessionClock } from '#schemas/session-clock.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { QUERY, refreshing } from './queries.ts';

/** A session's time, apart from the moment at which it was told: so that what has not changed is the same. */
export type SteadyClock = Omit<SessionClock, 'now'>;

export interface SessionNow extends Omit<DashboardRow, 'id' | 'room'> {
  readonly room: SteadyClock;
  /** By the allow-list, else by the workshop. */
  readonly expected: number | null;
}

export interface SessionsNow {
  /** By session. */
  readonly rooms: Readonly<Record<string, SessionNow>>;
  /** What to add to this browser's clock to have the server's. */
  readonly offset: number;
}

/** The time of every session, and the number of people present. */
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
          { ...row, workshop, expected: expected ?? workshop?.expected ?? null, room },
        ]),
      ),
    }),
    ...refreshing(auto),
  });
  const offset = useClockOffset(query.data?.now, query.dataUpdatedAt);
  return { ...query, known: query.data && ({ rooms: query.data.rooms, offset } satisfies SessionsNow) };
}

export interface ClockCalls {
  /** Sent again with the same key it counts once. Rejects with an ApiError. */
  act(id: string, action: SessionAction, idempotencyKey: string): Promise<SessionClock>;
}

export function useClockCalls(): ClockCalls {
  const { call } = useSignedIn();
  return {
    act: (id, body, idempotencyKey) => call('POST', `/admin/sessions/${encodeURIComponent(id)}/room`, { body, idempotencyKey }),
  };
}
