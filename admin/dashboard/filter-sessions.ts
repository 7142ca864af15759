/** Filters sessions by a search and a status. Pure. */

import { plain } from '#engine/rules/plain-text.ts';
import type { Session } from '#schemas/admin.ts';
import type { SessionsNow } from '../api/clock-calls.ts';

/** Filter of a list of sessions. */
export type StatusFilter = 'all' | 'active' | 'closed' | 'archived';

/** Sessions that are open, or closed; for 'all' both. Archived ones are shown for 'archived' only. @param rooms by session */
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

/** Sessions whose code or name holds the text; case, accents and the code's dashes do not count. All of them for an empty text. */
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

/** The accounts that own these sessions, in the order of the alphabet. @param rooms by session */
export function ownersOf(sessions: readonly Session[], rooms: SessionsNow['rooms'] = {}): readonly string[] {
  const names = sessions.flatMap(({ id }) => rooms[id]?.owner ?? []);
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

/** Those that this account owns; all of them for null. @param rooms by session */
export function ownedBy(sessions: readonly Session[], name: string | null, rooms: SessionsNow['rooms'] = {}): readonly Session[] {
  return name === null ? sessions : sessions.filter(({ id }) => rooms[id]?.owner === name);
}
