/** Effects of a session's set-up on the rules of its challenges. */

import { hintBoxOf } from '#engine/rules/scoring.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { CLASSIC, isPlain, type Listing, programmeOf } from '#schemas/programmes.ts';
import type { Phase } from '#schemas/session-clock.ts';
import type { HintPolicy } from '#schemas/session-setup.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';

/** The rules of a session on which attempts depend. */
export interface SessionRules {
  /** Keys of the session's missions; null means the classic programme, listed or not. */
  readonly challenges: ReadonlySet<string> | null;
  readonly hintPolicy: HintPolicy;
  /** Reporting channel of the session's players; null without one. */
  readonly reporting: WhereToReport | null;
  /** Missions whose debriefs the projector has shown, perhaps none; null until anybody is shown the debrief of an unsolved mission. */
  readonly debriefsTold: ReadonlySet<string> | null;
  /** Phase of the session clock: attempts only count in a running session. */
  readonly phase: Phase;
  /** End of the session in milliseconds since 1970, from which on players may read missed debriefs. Null before. */
  readonly endedAt: number | null;
}

/** Whether a mission can earn points in the session: also an unlisted one of the classic programme, which opens from its address. */
export function isPlayed(
  { challenges }: Pick<SessionRules, 'challenges'>,
  manifest: Listing & Pick<ChallengeManifest, 'key'>,
): boolean {
  return challenges === null ? programmeOf(manifest) === CLASSIC : challenges.has(manifest.key);
}

/** Whether the session offers the mission in its programme. */
export function isOffered(
  { challenges }: Pick<SessionRules, 'challenges'>,
  manifest: Listing & Pick<ChallengeManifest, 'key'>,
): boolean {
  return challenges === null ? isPlain(manifest) : challenges.has(manifest.key);
}

/**
 * Whether guests may play a mission: those of the classic programme, which open from their addresses (specification, section 2), including
 * an installation's additions; of other programmes, those whose manifest allows guests.
 */
export function isOpenToGuests(manifest: Listing & Pick<ChallengeManifest, 'guest'>): boolean {
  return manifest.guest || programmeOf(manifest) === CLASSIC;
}

/**
 * The manifest with a hint policy applied: `free` hints cost nothing; with `none` there are no hints, and those shown before the policy
 * changed cost nothing either.
 */
export function manifestUnder(policy: HintPolicy, manifest: ChallengeManifest): ChallengeManifest {
  if (policy === 'table') return manifest;
  return {
    ...manifest,
    scoring: { ...manifest.scoring, hintStep: 0 },
    hintBox: { base: hintBoxOf(manifest).base, step: 0 },
    ...(policy === 'none' ? { hints: [] } : {}),
  };
}
