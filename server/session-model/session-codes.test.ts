import { expect, it } from 'vitest';
import { newCode, newPersonalCode } from './session-codes.ts';

const drawn = Array.from({ length: 2000 }, () => newCode(12)).join('');

it('a new code has no vowel, so that none spells a word, and nothing that looks like something else', () => {
  expect(drawn).not.toMatch(/[AEIOUY01]/);
  expect(newPersonalCode()).toMatch(/^[2-9BCDFGHJ-NP-TVWXZ]{6}$/);
  expect(newPersonalCode('a key')).toMatch(/^[2-9BCDFGHJ-NP-TVWXZ]{6}$/);
});

it('every one of the 28 characters is as likely as the others', () => {
  const counts = new Map<string, number>();
  for (const character of drawn) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(28);
  // Each character is expected 857 times; the bounds are 4.5 standard deviations away.
  expect(Math.min(...counts.values())).toBeGreaterThan(725);
  expect(Math.max(...counts.values())).toBeLessThan(990);
});

it('a personal code comes of its key: a login that is asked again gives the same one', () => {
  expect(newPersonalCode('one key')).toBe(newPersonalCode('one key'));
  expect(newPersonalCode('one key')).not.toBe(newPersonalCode('another key'));
});
