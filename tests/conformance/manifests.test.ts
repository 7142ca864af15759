/** Every manifest of the registry against the specification's tables. */

import { challenges, problems } from 'virtual:challenges/server';
import { describe, expect, it } from 'vitest';
import { RESERVED } from '../../engine/registry/manifest/meaning.ts';
import { createSqliteDatabase } from '../support/temporary-databases.ts';
import { openTestApp } from '../support/test-app.ts';
import { DELAYS, GUEST_KEYS, PATHS, SCORING_TABLE } from './scoring-table.ts';

/** Characters of a challenge's facilitator notes: what goes on one side of A4, and can be found on it at a glance. */
const LONGEST_NOTES = 2600;

it('every folder of challenges/ has a manifest that holds', () => {
  expect(problems).toEqual([]);
  expect(challenges.length).toBeGreaterThan(0);
});

it('no challenge can have the address of a call or a page of the site', async () => {
  const app = await openTestApp({ name: 'SQLite', create: createSqliteDatabase }, { challenges });
  const { body } = await app.guest('GET', '/openapi.json');
  await app.close();
  const calls = Object.keys(Object(body['paths'])).map((path) => path.split('/')[1] ?? '');
  expect(calls).toContain('score');
  expect(RESERVED).toEqual(expect.arrayContaining([...calls, 'user-login', 'admin', 'assets']));
});

describe.each(challenges.map((challenge) => ({ key: challenge.manifest.key, ...challenge })))(
  '$key',
  ({ key, manifest, notes }) => {
    const row = SCORING_TABLE[key];

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

    it('is written with French apostrophes', () => {
      expect(JSON.stringify(manifest)).not.toMatch(/\p{L}'\p{L}/u);
    });

    it('leaves intentions to keep that name a situation and what to do', () => {
      for (const intention of manifest.debrief.intentions) expect(intention).toMatch(/^Quand .+, alors je? ?.+\.$/);
    });

    it('has notes for one printed page, with French apostrophes', () => {
      const lines = notes.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines));
      const words = lines.flatMap((line) => line.filter(({ style }) => style !== 'code').map(({ text }) => text)).join('\n');
      expect(words.length).toBeLessThanOrEqual(LONGEST_NOTES);
      expect(words).not.toMatch(/\p{L}'\p{L}/u);
    });

    it('gives no hint away on its card or in its briefing', () => {
      const open = [manifest.summary, manifest.briefing, manifest.objective, manifest.skill].join('\n');
      for (const hint of manifest.hints) expect(open).not.toContain(hint.text);
    });
  },
);

it('the right option of the questions has no place of its own', () => {
  const places = challenges.map(({ manifest }) => manifest.retrieval.answer);
  for (const place of new Set(places))
    expect(places.filter((answer) => answer === place).length).toBeLessThanOrEqual(Math.max(3, Math.ceil(places.length / 2)));
});
