/** The session that is played. In another file than the player's store, as guests do not load this code. */
import { clockOffset } from '#engine/client/time-left.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import type { PlayedSession } from '#schemas/session-setup.ts';
import type { Player } from './player.ts';

/** Validates the stored session; null if there is none, or an old version stored it. */
export function playedSession(known: unknown): PlayedSession | null {
  return isSession(known) ? known : null;
}

/** Whether the session has ended, so that nothing can be won. */
export function hasEnded(session: PlayedSession | null): boolean {
  const phase = session?.room?.phase;
  return phase === 'ended' || phase === 'archived';
}

/** Whether the debrief was shown before the solve, so that the mission earns nothing. */
export function isDebriefTold(session: PlayedSession | null, key: string): boolean {
  return session?.debriefsTold?.includes(key) ?? false;
}

/** A session's clock as it was received, and the clock offset in milliseconds: server time minus browser time. */
export interface KnownClock {
  readonly room: SessionClock;
  readonly offset: number;
}

/** Null if the session is not known yet, or comes from a server of the version before. */
export function knownClock(session: PlayedSession | null): KnownClock | null {
  if (session === null || !('heardAt' in session) || typeof session.heardAt !== 'number') return null;
  const room: SessionClock | undefined = session.room;
  return room === undefined ? null : { room, offset: clockOffset(room, session.heardAt) };
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
