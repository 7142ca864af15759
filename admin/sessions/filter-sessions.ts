import type { Session } from '#schemas/admin.ts';

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
