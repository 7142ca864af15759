/** Which sessions a search and a status leave. Pure. */
import type { Session } from '#schemas/admin.ts';

/** Which sessions a list shows. */
export type StatusFilter = 'all' | 'active' | 'closed';

/** Sessions that are open, or closed; all of them for 'all'. */
export function withStatus(sessions: readonly Session[], status: StatusFilter): readonly Session[] {
  return status === 'all' ? sessions : sessions.filter(({ active }) => active === (status === 'active'));
}

/** Sessions whose code or name holds the text; case, accents and the code's dashes do not count. All of them for an empty text. */
export function filterSessions(sessions: readonly Session[], text: string): readonly Session[] {
  const wanted = plain(text.trim());
  if (wanted === '') return sessions;
  const wantedCode = compact(wanted);
  return sessions.filter(
    (session) =>
      plain(session.name ?? '').includes(wanted) || (wantedCode !== '' && compact(plain(session.code)).includes(wantedCode)),
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function compact(text: string): string {
  return text.replace(/[\s-]+/g, '');
}
