/** Practice (guests and replays) is not stored: the client sends the state of its own play. */
import { type ChallengeState, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import type { GuestPlay } from '#schemas/challenges.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';

/** The state that the client sent, clamped to valid values. */
export function guestState({ hints }: ChallengeManifest, play: GuestPlay | undefined): ChallengeState {
  if (!play) return UNTOUCHED;
  return { hintsShown: Math.min(play.hintsShown, hints.length), hintsGiven: 0, failures: play.failures, award: null };
}
