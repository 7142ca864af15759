/** What is reported of wrong answers: the word that a checker gives is one of the code, and readers of the report are French. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SceneDefinition } from '#engine/frame/scene/scene.ts';
import { knownMistake, mistakeLabel, namedMistake } from '#schemas/verdict-labels.ts';
import { messages } from '../../engine/author-tools/messages/messages.ts';
import { playableChallenges } from '../support/playable-challenges.ts';

/** Neutral verdicts of every sequence. */
const OF_SEQUENCES = ['step', 'tolerated'];

/** Words in what these functions are given, up to an output; calls within it included. */
function wordsGiven(code: string, functions: string): readonly string[] {
  const calls = code.match(new RegExp(`\\b(?:${functions})\\((?:[^(){]|\\([^()]*\\))*`, 'g')) ?? [];
  return calls.flatMap((call) => [...call.matchAll(/'([\w-]+)'/g)].map(([, word]) => word ?? ''));
}

/**
 * Verdicts that may be given to a wrong answer: those with a message in the scene (the compiler holds that each has one), but for praise and
 * for those that the server part gives as neutral only. A verdict whose giver cannot be read in the code counts, so that none is missed.
 */
async function wrongVerdictsOf(folder: string): Promise<readonly string[]> {
  const parts = readdirSync(folder).filter((file) => file.endsWith('.server.ts'));
  const code = parts.map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  const wrong = wordsGiven(code, 'incorrect');
  const free = [...wordsGiven(code, 'neutral|correct'), ...OF_SEQUENCES];
  const scene: { readonly default: SceneDefinition<never> } = await import(/* @vite-ignore */ `${folder}/challenge.tsx`);
  return Object.entries(scene.default.messages).flatMap(([verdict, message]) =>
    wrong.includes(verdict) || !(free.includes(verdict) || message?.tone === 'success') ? [verdict] : [],
  );
}

describe.each(playableChallenges.map((challenge) => ({ key: challenge.manifest.key, challenge })))('$key', ({ challenge }) => {
  it('names each of its kinds of mistakes in French', async () => {
    const { mistakes = {} } = challenge.manifest;
    const verdicts = await wrongVerdictsOf(challenge.folder);
    expect(verdicts).not.toEqual([]);
    const unnamed = verdicts.filter((verdict) => !knownMistake(namedMistake(verdict, mistakes)));
    expect(unnamed.map((verdict) => messages('rule')('unnamedMistake', { verdict }))).toEqual([]);
  });
});

it('calls a mistake as its mission does, then as Vigie does', () => {
  expect(mistakeLabel({ verdict: 'too-wary' })).toBe('trop de méfiance');
  expect(mistakeLabel(namedMistake('too-wary', { 'too-wary': 'porte fermée à tort' }))).toBe('porte fermée à tort');
  expect(mistakeLabel(namedMistake('constructor', {}))).toBe('autre réponse fausse, «\u00a0constructor\u00a0»');
});
