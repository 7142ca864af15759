import { catalogue } from 'virtual:challenges/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Difficulty } from '#schemas/manifest.ts';
import { CATEGORIES, DIFFICULTIES } from '#schemas/words.ts';
import { pickChallenges, playableMinutes, TEMPLATES, type TemplateEntry } from './templates.ts';

const LEVELS: Record<Difficulty, number> = { Facile: 0, Moyen: 1, Difficile: 2 };
const levelOf = ({ difficulty }: TemplateEntry) => LEVELS[difficulty ?? 'Moyen'];

const entries = fc
  .array(
    fc.record({
      category: fc.constantFrom(...CATEGORIES),
      difficulty: fc.constantFrom(...DIFFICULTIES, undefined),
      tags: fc.subarray(['Hameçonnage', 'Mot de passe', 'Wi-Fi']),
      duration: fc.integer({ min: 1, max: 120 }),
      listed: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map(({ difficulty, ...entry }, index): TemplateEntry => {
      return { key: `c${index}`, ...entry, ...(difficulty === undefined ? {} : { difficulty }) };
    }),
  );
const minutes = fc.integer({ min: 5, max: 240 });

function chosen(all: readonly TemplateEntry[], keys: readonly string[]): TemplateEntry[] {
  return keys.flatMap((key) => all.filter((entry) => entry.key === key));
}
const total = (all: readonly TemplateEntry[]) => all.reduce((sum, { duration }) => sum + duration, 0);

describe('pickChallenges', () => {
  it('leaves a fifth for debriefing, wastes no time that a challenge would fit, and goes from easy to hard', () => {
    fc.assert(
      fc.property(entries, minutes, (all, length) => {
        const keys = pickChallenges(all, length);
        const picked = chosen(all, keys);
        expect(new Set(keys).size).toBe(keys.length);
        expect(picked.every(({ listed }) => listed)).toBe(true);
        const room = playableMinutes(length) - total(picked);
        expect(room).toBeGreaterThanOrEqual(0);
        const left = all.filter(({ key, listed }) => listed && !keys.includes(key));
        expect(left.every(({ duration }) => duration > room)).toBe(true);
        const levels = picked.map(levelOf);
        expect(levels).toEqual(levels.toSorted((a, b) => a - b));
      }),
    );
  });

  it('does not depend on the order of the catalogue', () => {
    const shuffled = entries.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(shuffled, minutes, ([all, other], length) => {
        expect(pickChallenges(other, length)).toEqual(pickChallenges(all, length));
      }),
    );
  });

  it.each(TEMPLATES.flatMap(({ minutes: length }) => length ?? []))(
    'mixes the categories of this catalogue in %i minutes',
    (length) => {
      const picked = chosen(catalogue, pickChallenges(catalogue, length));
      expect(new Set(picked.map(({ category }) => category)).size).toBe(CATEGORIES.length);
      expect(total(picked)).toBeGreaterThan(playableMinutes(length) * 0.9);
      expect(picked[0]?.difficulty).toBe('Facile');
      expect(picked.some(({ difficulty }) => difficulty === 'Difficile')).toBe(length >= 60);
    },
  );

  it.each(TEMPLATES.flatMap(({ minutes: length }) => length ?? []))(
    'begins with the mail, the false page and the password in %i minutes',
    (length) => {
      expect(pickChallenges(catalogue, length).slice(0, 3)).toEqual(['emaildetect', 'phishing', 'password']);
    },
  );
});
