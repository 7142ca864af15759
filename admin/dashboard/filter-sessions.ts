/** Filters sessions by a search and a status. Pure functions. */

import { plain } from '#engine/rules/plain-text.ts';
import type { Session } from '#schemas/admin.ts';
import type { SessionsNow } from '../api/clock-calls.ts';

/** Filter of a list of sessions. */
export type StatusFilter = 'all' | 'active' | 'closed' | 'archived';

/**
 * Sessions with this status; 'all' for open and closed sessions. Archived sessions are included for 'archived' only. @param rooms by
 * session id
 */
export function withStatus(
  sessions: readonly Session[],
  status: StatusFilter,
  rooms: SessionsNow['rooms'] = {},
): readonly Session[] {
  return sessions.filter(({ id, active }) => {
    const archived = rooms[id]?.room.phase === 'archived';
    if (archived || status === 'archived') return archived && status === 'archived';
    return status === 'all' || active === (status === 'active');
  });
}

/** Sessions whose code or name contains the text; case, accents and the code's dashes are ignored. An empty text matches all sessions. */
export function filterSessions(sessions: readonly Session[], text: string): readonly Session[] {
  const wanted = plain(text.trim());
  const wantedCode = compact(wanted);
  return sessions.filter(
    (session) =>
      plain(session.name ?? '').includes(wanted) || (wantedCode !== '' && compact(plain(session.code)).includes(wantedCode)),
  );
}

function compact(text: string): string {
  return text.replace(/[\s-]+/g, '');
}

/** Accounts that own these sessions, in alphabetical order. @param rooms by session id */
export function ownersOf(sessions: readonly Session[], rooms: SessionsNow['rooms'] = {}): readonly string[] {
  const names = sessions.flatMap(({ id }) => rooms[id]?.owner ?? []);
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

/** Sessions that this account owns; all sessions for null. @param rooms by session id */
export function ownedBy(sessions: readonly Session[], name: string | null, rooms: SessionsNow['rooms'] = {}): readonly Session[] {
  return name === null ? sessions : sessions.filter(({ id }) => rooms[id]?.owner === name);
}
