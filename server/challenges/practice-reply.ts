/** The reply to an attempt of practice, which counts nowhere: the caller sends the state of their own play. */
import { afterAttempt, attemptReply } from '#engine/rules/challenge-state.ts';
import { type Judgement, withoutCount } from '#engine/rules/judgement.ts';
import type { AttemptReply, GuestPlay } from '#schemas/challenges.ts';
import type { Player } from '../access/authentication.ts';
import type { DebriefsTold } from '../ledger/debriefs-told.ts';
import type { Progress } from '../ledger/progress.ts';
import { guestState } from './guest-play.ts';
import type { PlayedChallenge } from './played-challenge.ts';

interface PracticeDeps {
  readonly progress: Pick<Progress, 'state'>;
  readonly debriefsTold: Pick<DebriefsTold, 'toParticipant'>;
}

/** @param player null for guests and previews @param play state of play, which the caller's page keeps */
export async function practiceReply(
  { progress, debriefsTold }: PracticeDeps,
  player: Player | null,
  played: PlayedChallenge,
  judgement: Judgement,
  play: GuestPlay | undefined,
): Promise<AttemptReply> {
  const { manifest } = played;
  const before = guestState(manifest, play);
  const after = afterAttempt(manifest, before, judgement);
  // The showing of an unsolved mission's debrief is recorded before the reply is sent.
  if (player && after.award !== null && (await progress.state(player.participant, manifest.key)).award === null)
    await debriefsTold.toParticipant(player, [manifest.key]);
  return attemptReply(played, before, after, withoutCount(judgement));
}
