/** The session that is played. Apart from the player: only who is logged in needs it. */
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { Player } from './player.ts';

/** What the player's state holds of the session; null where it is nothing that can be shown (none yet, or an old storage). */
export function playedSession(known: unknown): PlayedSession | null {
  return isSession(known) ? known : null;
}

/** Joins a team of the session. Rejects with an `ApiError`. */
export async function chooseTeam(player: Player, team: string): Promise<void> {
  const chosenBy = player.token();
  const session = await player.ask<unknown>('PATCH', '/session/team', { body: { team } });
  if (player.token() === chosenBy) player.sessionChanged(session);
}

function isSession(value: unknown): value is PlayedSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'teams' in value &&
    areTexts(value.teams) &&
    'challenges' in value &&
    (value.challenges === null || areTexts(value.challenges))
  );
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
