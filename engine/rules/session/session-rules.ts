/** What a session's set-up changes of the rules of its challenges. */

import { hintBoxOf } from '#engine/rules/scoring.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { CLASSIC, isPlain, type Listing, programmeOf } from '#schemas/programmes.ts';
import type { Phase } from '#schemas/session-clock.ts';
import type { HintPolicy } from '#schemas/session-setup.ts';
import type { WhereToReport } from '#schemas/where-to-report.ts';

/** The rules of a session that an attempt depends on. */
export interface SessionRules {
  /** Keys that are played; null is the classic programme, listed or not. */
  readonly challenges: ReadonlySet<string> | null;
  readonly hintPolicy: HintPolicy;
  /** What its players are told of where to report; null where nothing is set. */
  readonly reporting: WhereToReport | null;
  /** Missions whose debriefs were told to everybody, perhaps none; null while nobody was told one that they had not earned. */
  readonly debriefsTold: ReadonlySet<string> | null;
  /** Where it is in its time: only a session that runs counts anything. */
  readonly phase: Phase;
  /** When it ended, in milliseconds since 1970: from then on players may read what they have missed. Null before. */
  readonly endedAt: number | null;
}

/** Whether points can be won with it in the session. What the classic programme does not list is played at its address. */
export function isPlayed(
  { challenges }: Pick<SessionRules, 'challenges'>,
  manifest: Listing & Pick<ChallengeManifest, 'key'>,
): boolean {
  return challenges === null ? programmeOf(manifest) === CLASSIC : challenges.has(manifest.key);
}

/** Whether the session sets it as its own. */
export function isOffered(
  { challenges }: Pick<SessionRules, 'challenges'>,
  manifest: Listing & Pick<ChallengeManifest, 'key'>,
): boolean {
  return challenges === null ? isPlain(manifest) : challenges.has(manifest.key);
}

/**
 * Whether it is played without a token: the specification's pages open from their addresses (section 2), and so do those of the classic
 * programme that an installation adds; of other programmes, what its manifest opens to guests.
 */
export function isOpenToGuests(manifest: Listing & Pick<ChallengeManifest, 'guest'>): boolean {
  return manifest.guest || programmeOf(manifest) === CLASSIC;
}

/**
 * The manifest as it counts under a hint policy: `free` hints cost nothing, with `none` there are none, and those that were
 * shown before the policy changed cost nothing either.
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
