import { expect, it } from 'vitest';
import type { Checker } from './checker.ts';
import { checkerMistakes } from './checker-mistakes.ts';

const checker: Checker = {
  secrets: (variant) => ({ port: variant.integer(1, 9), word: 'PHARE' }),
  artifacts: () => ({}),
  check: () => ({ outcome: 'incorrect', verdict: 'incorrect' }),
};
const hints = (...texts: readonly string[]) => ({ hints: texts.map((text) => ({ title: 'Indice', text })) });

it('finds nothing where the hints name secrets that exist', () => {
  expect(checkerMistakes(hints('Un {word} au quai {port}.', 'Rien.'), checker)).toEqual([]);
});

it('tells which hint names a secret that does not exist, and which there are', () => {
  expect(checkerMistakes(hints('Rien.', 'Un {wrod}.'), checker)).toEqual([
    'has no secret "wrod", which hint 2 of the manifest names. Allowed: {port}, {word}',
  ]);
});

it.each([undefined, {}, { ...checker, check: 'correct' }])('says what a server part is, given %j', (value) => {
  expect(checkerMistakes(hints('Rien.'), value)).toEqual([
    'has no server part as its default export. Write: export default defineChecker({ … })',
  ]);
});

it('passes on why no secret can be drawn', () => {
  const secrets = () => {
    throw new RangeError('nothing to pick from');
  };
  expect(checkerMistakes(hints('Rien.'), { ...checker, secrets })).toEqual(['cannot draw its secrets: nothing to pick from']);
});
