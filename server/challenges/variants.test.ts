import { describe, expect, it } from 'vitest';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { createChallenges } from './challenges.ts';
import { secretsOf } from './variants.ts';

const KEY = 'a'.repeat(64);
const challenges = createChallenges(fixtureChallenges);
const word = challenges.get('word');
const secrets = secretsOf(word, KEY, 'nadia');

describe('the secrets of a participant', () => {
  it('are the same on every device, and after a restart', () => {
    expect(secretsOf(createChallenges(fixtureChallenges).get('word'), KEY, 'nadia')).toEqual(secrets);
  });

  it.each([
    ['a neighbour', secretsOf(word, KEY, 'yann')],
    ['another challenge', secretsOf(challenges.get('word-1'), KEY, 'nadia')],
    ['a newer version of the challenge', secretsOf({ ...word, manifest: { ...word.manifest, version: 2 } }, KEY, 'nadia')],
    ['another installation', secretsOf(word, 'b'.repeat(64), 'nadia')],
  ])('are not those of %s', (_whose, others) => {
    expect(others).not.toEqual(secrets);
  });
});
