/** The penalties that the game knows: those which manifests declare. */
import { toHundredths } from '#engine/rules/scoring.ts';
import { isPlayed } from '#engine/rules/session-rules.ts';
import type { Player } from '../access/authentication.ts';
import { mustRun } from '../session-values/session-clock.ts';
import type { PlayedNeeds } from './played-challenge.ts';

/** Whether a challenge of the player's session declares this penalty, in positive hundredths. @throws ServerError 401 when the session was deleted */
export type IsPenalty = (player: Player, points: number) => Promise<boolean>;

export function createIsPenalty({ challenges, rulesOf }: Pick<PlayedNeeds, 'challenges' | 'rulesOf'>): IsPenalty {
  const declared = challenges.all.flatMap(({ manifest }) =>
    manifest.scoring.penalty === undefined ? [] : [{ manifest, points: toHundredths(manifest.scoring.penalty) }],
  );
  return async ({ session }, points) => {
    const rules = await rulesOf(session);
    mustRun(rules.phase);
    return declared.some((penalty) => penalty.points === points && isPlayed(rules, penalty.manifest));
  };
}
