/** The missions that a workshop of a table plays: a whole programme, or missions that are picked for an audience. Pure functions. */

import { inHubOrder, sessionMissions } from '#engine/rules/session/missions.ts';
import { PICK_RULES, pickChallenges } from '#engine/rules/session/pick-challenges.ts';
import { WORKSHOP_AUDIENCES } from '#schemas/console-constants.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { CLASSIC, programmeOf } from '#schemas/programmes.ts';
import type { WorkshopAudience } from '#schemas/workshop.ts';

export interface ProgrammeMissions {
  /** Keys in the order of play; null for the classic programme. */
  readonly challenges: readonly string[] | null;
  readonly audience: WorkshopAudience;
  readonly count: number;
  /** Minutes of all missions together. */
  readonly minutes: number;
}

/**
 * @param key of a programme or of an audience
 * @param playMinutes maximum for the missions of an audience @returns null for an unknown key
 */
export function programmeMissions(
  manifests: readonly ChallengeManifest[],
  key: string,
  playMinutes: number,
): ProgrammeMissions | null {
  const audience = WORKSHOP_AUDIENCES.find((one) => one === key);
  const challenges =
    audience === undefined ? ofProgramme(manifests, key) : pickChallenges(manifests, PICK_RULES[audience], playMinutes);
  if (challenges?.length === 0 && audience === undefined) return null;
  const missions = sessionMissions(challenges, manifests);
  return {
    challenges,
    audience: audience ?? 'office',
    count: missions.length,
    minutes: missions.reduce((sum, { duration }) => sum + duration, 0),
  };
}

function ofProgramme(manifests: readonly ChallengeManifest[], key: string): string[] | null {
  if (key === CLASSIC) return null;
  const listed = manifests.filter((manifest) => manifest.listed && programmeOf(manifest) === key);
  return inHubOrder(listed).map((manifest) => manifest.key);
}
