/** Points of a challenge (specification, section 9). Points are integers in hundredths everywhere but in manifests and payloads. */
import type { ChallengeManifest } from '#schemas/manifest.ts';

/** A participant's effort on one challenge, which lowers the award. */
interface Effort {
  /** Hints that cost points. */
  readonly hintsShown: number;
  readonly failures: number;
}

/** Decimal points of a manifest or payload → hundredths. */
export function toHundredths(points: number): number {
  return Math.round(points * 100);
}

/** Hundredths → decimal points of a payload. */
export function toPoints(hundredths: number): number {
  return hundredths / 100;
}

/** The award, in hundredths, of a solve after this effort: base − hints × step − price of failures, never below the floor. */
export function awardFor({ scoring }: Pick<ChallengeManifest, 'scoring'>, { hintsShown, failures }: Effort): number {
  const forHints = hintsShown * toHundredths(scoring.hintStep);
  const forFailures = scoring.failures
    ? Math.floor(failures / scoring.failures.every) * toHundredths(scoring.failures.points)
    : 0;
  return Math.max(toHundredths(scoring.floor), toHundredths(scoring.base) - forHints - forFailures);
}

/**
 * Maximum number of times that a challenge's penalty counts for one participant: until it has cost as many points as a solve is worth
 * ([decision 21](../../docs/decisions/0021-a-penalty-counts-once-per-decoy.md)). 0 without a penalty.
 */
export function maxPenalties({ base, penalty }: Pick<ChallengeManifest['scoring'], 'base' | 'penalty'>): number {
  return penalty === undefined ? 0 : Math.max(1, Math.ceil(base / penalty));
}

/** Points that penalties have taken off the score after so many failures; decimal. */
export function penaltiesTaken(scoring: Pick<ChallengeManifest['scoring'], 'base' | 'penalty'>, failures: number): number {
  return Math.min(failures, maxPenalties(scoring)) * (scoring.penalty ?? 0);
}

/** Base and step of the hint box: those of the manifest's `hintBox`, if it has one, else those of the award. Decimal points. */
export function hintBoxOf({ scoring, hintBox }: Boxed): { readonly base: number; readonly step: number } {
  return hintBox ?? { base: scoring.base, step: scoring.hintStep };
}

/** The fields of the hint box: of a manifest, or of a public challenge. */
interface Boxed extends Pick<ChallengeManifest, 'scoring'> {
  readonly hintBox?: { readonly base: number; readonly step: number };
}

/** Whether the hint box has its own base and step, which are independent of the award (specification, section 9). */
export function hasOwnHintBox({ scoring, hintBox }: Boxed): boolean {
  return hintBox !== undefined && (hintBox.base !== scoring.base || hintBox.step !== scoring.hintStep);
}

/**
 * 'Points restants' of the hint box, in hundredths: the award of a solve now. A hint box with its own base and step counts hints only: base
 * − count × step, never below 0 (specification, section 4).
 */
export function remainingPoints(challenge: Boxed, effort: Effort): number {
  if (!hasOwnHintBox(challenge)) return awardFor(challenge, effort);
  const { base, step } = hintBoxOf(challenge);
  return Math.max(0, toHundredths(base) - effort.hintsShown * toHundredths(step));
}
