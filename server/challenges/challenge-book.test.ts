import { describe, expect, it } from 'vitest';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { createChallengeBook } from './challenge-book.ts';

const KEY = 'a'.repeat(64);
const book = createChallengeBook(fixtureChallenges, KEY);
const word = book.get('word');
const another = book.get('word-1');
const secrets = book.secretsOf(word, 'nadia');

describe('the secrets of a participant', () => {
  it('are the same on every device, and after a restart', () => {
    expect(createChallengeBook(fixtureChallenges, KEY).secretsOf(word, 'nadia')).toEqual(secrets);
  });

  it.each([
    ['a neighbour', book.secretsOf(word, 'yann')],
    ['another challenge', book.secretsOf(another, 'nadia')],
    ['a newer version of the challenge', book.secretsOf({ ...word, manifest: { ...word.manifest, version: 2 } }, 'nadia')],
    ['another installation', createChallengeBook(fixtureChallenges, 'b'.repeat(64)).secretsOf(word, 'nadia')],
  ])('are not those of %s', (_whose, others) => {
    expect(others).not.toEqual(secrets);
  });

  it('follow the key of a backup that was restored', () => {
    const restored = createChallengeBook(fixtureChallenges, 'b'.repeat(64));
    restored.takeVariantKey(KEY);
    expect(restored.secretsOf(word, 'nadia')).toEqual(secrets);
  });
});
