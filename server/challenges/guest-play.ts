/** Players without a login, and replays: nothing of them is kept, so their tab tells how far they are. */
import { type ChallengeState, UNTOUCHED } from '#engine/rules/challenge-state.ts';
import type { GuestPlay } from '#schemas/challenges.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';

/** What the tab says, within what is possible. */
export function guestState({ hints }: ChallengeManifest, play: GuestPlay | undefined): ChallengeState {
  if (!play) return UNTOUCHED;
  return { hintsShown: Math.min(play.hintsShown, hints.length), hintsGiven: 0, failures: play.failures, award: null };
}
