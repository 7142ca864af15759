/** What `npm run check-challenge` prints, line by line. Pure. */
import type { ChallengeManifest } from '#schemas/manifest.ts';
import { factsOf } from './facts.ts';
import type { OwnTexts } from './own-texts.ts';

/** The stages that look at a folder without a browser. */
export const STAGES = {
  registry: 'manifest, files and notes',
  style: 'style, imports and doors',
  own: 'its own tests',
  conformance: 'conformance: parts, wording, hints, 200 variants, wrong answers, who never reads',
} as const;

/** A line for a stage that passed, and what is wrong under one that did not. @param passed how many tests, where it counts them */
export function stageTold(name: string, mistakes: readonly string[], passed?: number | string): string {
  const line = `${mistakes.length === 0 ? '✓' : '✗'} ${name}${passed === undefined ? '' : ` (${passed})`}`;
  return [line, ...mistakes.map((mistake) => mistake.replace(/^/gm, '    '))].join('\n');
}

/** How long its texts are to read, and what hints cost; with what a reader may say of it. */
export function factsTold(manifest: ChallengeManifest, ownTexts: OwnTexts): string {
  return factsOf(manifest, ownTexts)
    .map(({ what, value, doubt }) => `  ${what.padEnd(10)} ${value}${doubt ? `  ← ${doubt}` : ''}`)
    .join('\n');
}

export function endTold(mistakes: number): string {
  return mistakes === 0 ? 'It holds.' : `${mistakes} to mend.`;
}
