/** The calls about the time and state of sessions. */
import { useQuery } from '@tanstack/react-query';
import { useClockOffset } from '#engine/client/use-room-time.ts';
import type { RoomAction, RoomClock, RoomRow } from '#schemas/room.ts';
import { useSignedIn } from '../auth/signed-in.tsx';
import { QUERY, refreshing } from './queries.ts';

/** A session's time, apart from the moment at which it was told: so that what has not changed is the same. */
export type RoomState = Omit<RoomClock, 'now'>;

export interface SessionRoom extends Pick<RoomRow, 'present' | 'expected'> {
  readonly room: RoomState;
}

export interface KnownRooms {
  /** By session. */
  readonly rooms: Readonly<Record<string, SessionRoom>>;
  /** What to add to this browser's clock to have the server's. */
  readonly offset: number;
}

/** The time of every session, and who is there. */
export function useRooms(auto = false) {
  const { call } = useSignedIn();
  const query = useQuery({
    queryKey: QUERY.rooms,
    queryFn: ({ signal }) => call<RoomRow[]>('GET', '/admin/rooms', { signal }),
    select: (rows) => ({
      now: rows[0]?.room.now,
      rooms: Object.fromEntries(
        rows.map(({ id, present, expected, room: { now: _, ...room } }) => [id, { present, expected, room }]),
      ),
    }),
    ...refreshing(auto),
  });
  const offset = useClockOffset(query.data?.now, query.dataUpdatedAt);
  return { ...query, known: query.data && ({ rooms: query.data.rooms, offset } satisfies KnownRooms) };
}

export interface RoomCalls {
  /** Sent again with the same key it counts once. Rejects with an ApiError. */
  act(id: string, action: RoomAction, idempotencyKey: string): Promise<RoomClock>;
}

export function useRoomCalls(): RoomCalls {
  const { call } = useSignedIn();
  return {
    act: (id, body, idempotencyKey) => call('POST', `/admin/sessions/${encodeURIComponent(id)}/room`, { body, idempotencyKey }),
  };
}
