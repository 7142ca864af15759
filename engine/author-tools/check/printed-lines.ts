/** Formats the output of `npm run check-challenge`. Pure. */
import { messages } from '#engine/author-tools/messages/messages.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Asked } from './failed-tests.ts';
import type { LeftoverTexts } from './leftover-texts.ts';
import { textCountsOf } from './text-counts.ts';

const say = messages('check');

export type StageName = 'registry' | 'types' | 'texts' | 'style' | Asked['stage'];

/** One line for a stage that passed, or its mistakes. @param passed number of tests, if the stage counts them */
export function stageTold(stage: StageName, mistakes: readonly string[], passed?: number | string): string {
  const name = say(`stages.${stage}`);
  const line = `${mistakes.length === 0 ? '✓' : '✗'} ${name}${passed === undefined ? '' : ` (${passed})`}`;
  return [line, ...mistakes.map((mistake) => mistake.replace(/^/gm, '    '))].join('\n');
}

/** One line for a stage that is skipped because it would repeat known mistakes. */
export function notAskedTold(stage: StageName): string {
  return `– ${say('notAsked', { stage: say(`stages.${stage}`) })}`;
}

/** Reading length and hint costs of the challenge, with remarks on unusual values. */
export function textCountsTold(manifest: ChallengeManifest, leftoverTexts: LeftoverTexts, needed?: number): string {
  const facts = textCountsOf(manifest, leftoverTexts, needed).map((fact) => ({ ...fact, name: say(`facts.${fact.what}`) }));
  const width = Math.max(...facts.map(({ name }) => name.length));
  return facts.map(({ name, value, doubt }) => `  ${name.padEnd(width)}  ${value}${doubt ? `  ← ${doubt}` : ''}`).join('\n');
}

export function endTold(mistakes: number): string {
  return mistakes === 0 ? say('holds') : say('toMend', { count: mistakes });
}
