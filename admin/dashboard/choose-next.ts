/** Selects the next session. A pure function. */
import type { Session } from '#schemas/admin.ts';
import type { SessionNow, SessionsNow } from '../api/clock-calls.ts';

export interface NextSession {
  readonly session: Session;
  readonly known: SessionNow;
}

/**
 * The newest session in which people wait in the lobby; else the session that opens first; else the newest one with an empty lobby.
 * @param now by the server's clock, in milliseconds since 1970
 */
export function nextSession(sessions: readonly Session[], rooms: SessionsNow['rooms'], now: number): NextSession | null {
  const all = sessions.flatMap((session) => {
    const known = rooms[session.id];
    return known === undefined ? [] : [{ session, known }];
  });
  const waiting = all.find(({ known }) => known.room.phase === 'lobby' && known.present > 0);
  if (waiting) return waiting;
  const opening = all
    .filter(({ known: { room } }) => room.phase === 'prepared' && opens(room) > now)
    .sort((a, b) => opens(a.known.room) - opens(b.known.room));
  return opening[0] ?? all.find(({ known }) => known.room.phase === 'lobby') ?? null;
}

function opens({ opensAt }: SessionNow['room']): number {
  return opensAt === null ? Number.NaN : Date.parse(opensAt);
}
