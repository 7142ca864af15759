/** What is reported of wrong answers: the word that a checker gives is one of the code, and readers of the report are French. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownMistake, mistakeLabel, namedMistake } from '#schemas/verdict-labels.ts';
import { messages } from '../../engine/author-tools/messages/messages.ts';
import { playableChallenges } from '../support/playable-challenges.ts';

/** Verdicts that a challenge's server part gives to wrong answers, as they are written. */
function verdictsIn(folder: string): readonly string[] {
  const parts = readdirSync(folder).filter((file) => file.endsWith('.server.ts'));
  return parts.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\bincorrect\('([\w-]+)'/g)].map(([, verdict]) => verdict ?? ''),
  );
}

describe.each(playableChallenges.map((challenge) => ({ key: challenge.manifest.key, challenge })))('$key', ({ challenge }) => {
  it('names each of its kinds of mistakes in French', () => {
    const { mistakes = {} } = challenge.manifest;
    const unnamed = verdictsIn(challenge.folder).filter((verdict) => !knownMistake(namedMistake(verdict, mistakes)));
    expect(unnamed.map((verdict) => messages('rule')('unnamedMistake', { verdict }))).toEqual([]);
  });
});

it('calls a mistake as its mission does, then as Vigie does', () => {
  expect(mistakeLabel({ verdict: 'too-wary' })).toBe('trop de méfiance');
  expect(mistakeLabel(namedMistake('too-wary', { 'too-wary': 'porte fermée à tort' }))).toBe('porte fermée à tort');
  expect(mistakeLabel(namedMistake('constructor', {}))).toBe('autre réponse fausse, «\u00a0constructor\u00a0»');
});
