/** Look-up of penalties: only those that a manifest declares exist. */
import { maxPenalties, toHundredths } from '#engine/rules/scoring.ts';
import { isPlayed } from '#engine/rules/session/session-rules.ts';
import type { Player } from '../access/authentication.ts';
import type { DeclaredPenalty } from '../ledger/penalties.ts';
import { mustRun } from '../session-model/session-clock.ts';
import type { PlayedDeps } from './played-challenge.ts';

/**
 * The challenges of the player's session that declare a penalty of these points, in positive hundredths.
 * @throws ServerError 401 when the session was deleted
 */
export type FindPenalty = (player: Player, points: number) => Promise<readonly DeclaredPenalty[]>;

export function createFindPenalty({ challenges, rulesOf }: Pick<PlayedDeps, 'challenges' | 'rulesOf'>): FindPenalty {
  const declared = challenges.all.flatMap(({ manifest }) => {
    const { key, scoring } = manifest;
    if (scoring.penalty === undefined) return [];
    return [{ manifest, points: toHundredths(scoring.penalty), challenge: key, most: maxPenalties(scoring) }];
  });
  return async ({ session }, points) => {
    const rules = await rulesOf(session);
    mustRun(rules.phase);
    return declared.filter((penalty) => penalty.points === points && isPlayed(rules, penalty.manifest));
  };
}
