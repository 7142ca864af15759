/** Formats the output of `npm run check-challenge`. Pure. */

import { type Messages, messages } from '#engine/author-tools/messages/messages.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { LeftoverTexts } from './leftover-texts.ts';
import { textCountsOf } from './text-counts.ts';

export type StageName = keyof Messages['check']['stages'];

/** One line for a stage that passed, or its mistakes. @param passed number of tests, where the stage counts them */
export function stageTold(stage: StageName, mistakes: readonly string[], passed?: number | string): string {
  const name = messages().check.stages[stage];
  const line = `${mistakes.length === 0 ? '✓' : '✗'} ${name}${passed === undefined ? '' : ` (${passed})`}`;
  return [line, ...mistakes.map((mistake) => mistake.replace(/^/gm, '    '))].join('\n');
}

/** One line for a stage that was skipped, as it would repeat known mistakes. */
export function notAskedTold(stage: StageName): string {
  const { notAsked, stages } = messages().check;
  return `– ${notAsked(stages[stage])}`;
}

/** Reading length and hint costs of the challenge, with remarks on unusual values. */
export function textCountsTold(manifest: ChallengeManifest, leftoverTexts: LeftoverTexts, needed?: number): string {
  const names = messages().check.facts;
  const width = Math.max(...Object.values(names).map((name) => name.length));
  return textCountsOf(manifest, leftoverTexts, needed)
    .map(({ what, value, doubt }) => `  ${names[what].padEnd(width)}  ${value}${doubt ? `  ← ${doubt}` : ''}`)
    .join('\n');
}

export function endTold(mistakes: number): string {
  const { holds, toMend } = messages().check;
  return mistakes === 0 ? holds : toMend(mistakes);
}
