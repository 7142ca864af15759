/** Points of a challenge (specification, section 9). Points are integers in hundredths everywhere but in manifests and payloads. */
import type { ChallengeManifest } from '#schemas/manifest.ts';

/** What a participant has used up on one challenge. */
export interface Effort {
  /** Those that cost something. */
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

/** The award, in hundredths, of a solve after this effort: base − hints × step − failures, never below the floor. */
export function awardFor({ scoring }: Pick<ChallengeManifest, 'scoring'>, { hintsShown, failures }: Effort): number {
  const forHints = hintsShown * toHundredths(scoring.hintStep);
  const forFailures = scoring.failures
    ? Math.floor(failures / scoring.failures.every) * toHundredths(scoring.failures.points)
    : 0;
  return Math.max(toHundredths(scoring.floor), toHundredths(scoring.base) - forHints - forFailures);
}

/** What the hint box counts with: its own base and step where the manifest gives them. Decimal points. */
export function hintBoxOf(manifest: Pick<ChallengeManifest, 'scoring' | 'hintBox'>): { base: number; step: number } {
  return manifest.hintBox ?? { base: manifest.scoring.base, step: manifest.scoring.hintStep };
}

/** 'Points restants' of the hint box, in hundredths: base − count × step, never below 0 (specification, section 4). */
export function remainingPoints(box: { readonly base: number; readonly step: number }, hintsShown: number): number {
  return Math.max(0, toHundredths(box.base) - hintsShown * toHundredths(box.step));
}
