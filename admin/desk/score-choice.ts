import type { Session } from '#schemas/admin.ts';

/** Which board is shown: the active sessions together, one session, or all sessions. */
export type ScoreChoice =
  | { readonly scope: 'current' }
  | { readonly scope: 'all' }
  | { readonly scope: 'session'; readonly id: string };

export const CURRENT: ScoreChoice = { scope: 'current' };

/** A choice as the value of a picker's option; a prefix keeps ids apart from the two fixed words. */
export function choiceValue(choice: ScoreChoice): string {
  return choice.scope === 'session' ? `session:${choice.id}` : choice.scope;
}

/** The choice behind an option's value; the current session when the value is unknown. */
export function choiceOf(value: string): ScoreChoice {
  if (value === 'all') return { scope: 'all' };
  return value.startsWith('session:') ? { scope: 'session', id: value.slice('session:'.length) } : CURRENT;
}

/** The choice itself, or the current session when its session was deleted meanwhile. */
export function existingChoice(choice: ScoreChoice, sessions: readonly Session[] | undefined): ScoreChoice {
  if (choice.scope !== 'session' || sessions === undefined) return choice;
  return sessions.some((session) => session.id === choice.id) ? choice : CURRENT;
}

/** How a session reads in a picker or a title: its code, and its name where it has one. */
export function sessionLabel(session: Session): string {
  return session.name ? `${session.code} — ${session.name}` : session.code;
}
