/** Every manifest of the registry against the specification's tables. */
import { challenges } from 'virtual:challenges/server';
import { describe, expect, it } from 'vitest';
import { changedAmong } from '../support/changed-challenges.ts';
import { DELAYS, GUEST_KEYS, PATHS, SCORING_TABLE } from './scoring-table.ts';
import { checkTexts, OF_THE_STORY } from './text-checks.ts';

/** Longest option of a question from memory, in lengths of the shortest. */
const MAX_RATIO = 1.5;

it('knows an address and a number of the story from one that exists', () => {
  for (const text of ['alerte@brevelle.example', 'au poste 4210', 'le 4301.', '01 99 00 12 34', '06.39.98.12.34'])
    expect(text).toMatch(OF_THE_STORY);
  for (const text of ['au 33700', 'le 17Cyber', 'en 2024', '14\u00a0200 euros', 'par exemple'])
    expect(text).not.toMatch(OF_THE_STORY);
});

describe.each(changedAmong(challenges).map((challenge) => ({ key: challenge.manifest.key, challenge })))(
  '$key',
  ({ key, challenge }) => {
    const { manifest } = challenge;
    const row = SCORING_TABLE[key];

    checkTexts(challenge);

    it('asks its question from memory with options of like length', () => {
      const lengths = manifest.retrieval.options.map((option) => option.length);
      expect({ lengths, ratio: Math.max(...lengths) / Math.min(...lengths) }).toSatisfy(
        ({ ratio }: { readonly ratio: number }) => ratio <= MAX_RATIO,
      );
    });

    // A challenge of somebody's own has no row in the specification.
    if (row) {
      it('scores as section 9 says', () => {
        const { base, hintStep, floor, failures, penalty } = manifest.scoring;
        expect({
          base,
          step: hintStep,
          floor,
          hints: manifest.hints.length,
          ...(failures ? { failures } : {}),
          ...(penalty ? { penalty } : {}),
          ...(manifest.hintBox ? { box: manifest.hintBox } : {}),
        }).toEqual(row);
      });

      it('returns to the hub when section 9 says', () => {
        expect(manifest.returnAfter).toBe(DELAYS[key] ?? 0);
      });

      it('lives at the address of section 2 and is listed where it says', () => {
        expect(manifest.path).toBe(PATHS[key]);
        expect(manifest.guest).toBe(GUEST_KEYS.some((guest) => guest === key));
        expect(manifest.listed).toBe(key !== 'quiz');
      });
    }
  },
);
