import { describe, expect, test } from 'vitest';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { checkRegistry, RegistryError } from './registry-check.ts';

const [word, form] = fixtureChallenges;
if (!word || !form) throw new Error('no fixtures');

function refusal(challenges: readonly RegisteredChallenge[], found: Parameters<typeof checkRegistry>[1] = []): string {
  try {
    checkRegistry(challenges, found);
  } catch (error) {
    if (error instanceof RegistryError) return error.message;
    throw error;
  }
  return '';
}

describe('the look at the registry before the server starts', () => {
  test('lets good challenges through', () => {
    expect(refusal(fixtureChallenges)).toBe('');
  });

  test.each([
    ['two of one key', [word, { ...word }], /key word is used by 2 challenges/],
    [
      'two at one address',
      [word, { ...form, manifest: { ...form.manifest, path: word.manifest.path } }],
      /path \/word-challenge/,
    ],
  ])('refuses %s, and names the place', (_what, challenges, message) => {
    expect(refusal(challenges)).toMatch(message);
  });

  test('reports everything at once, with what the build found', () => {
    const found = [{ key: 'x', message: 'challenges/x/manifest.json:3:1 is no JSON' }];
    const message = refusal([word, { ...word }], found);
    for (const part of ['x/manifest.json:3:1', 'key word', 'path /word-challenge']) expect(message).toContain(part);
  });
});
