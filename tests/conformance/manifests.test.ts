/** Every manifest of the registry against the specification's tables. */

import { join } from 'node:path';
import { challenges, problems } from 'virtual:challenges/server';
import { describe, expect, it } from 'vitest';
import { RESERVED } from '../../engine/registry/manifest/meaning.ts';
import { readProject } from '../../engine/registry/read-registry.ts';
import { sqlite } from '../support/temporary-databases.ts';
import { openTestApp } from '../support/test-app.ts';
import { DELAYS, GUEST_KEYS, PATHS, SCORING_TABLE } from './scoring-table.ts';
import { checkTexts, OF_THE_STORY } from './text-checks.ts';

it('every folder of challenges/ has a manifest that holds, and code without a mistake', () => {
  expect(problems).toEqual([]);
  const loaded = new Set(challenges.map(({ manifest }) => manifest.key));
  expect(readProject(join(import.meta.dirname, '../..'), { code: (key) => loaded.has(key) }).problems).toEqual([]);
  expect(challenges.length).toBeGreaterThan(0);
});

it('no challenge can have the address of a call or a page of the site', async () => {
  const app = await openTestApp(sqlite, { challenges });
  const { body } = await app.guest('GET', '/openapi.json');
  await app.close();
  const calls = Object.keys(Object(body['paths'])).map((path) => path.split('/')[1] ?? '');
  expect(calls).toContain('score');
  expect(RESERVED).toEqual(expect.arrayContaining([...calls, 'user-login', 'admin', 'assets']));
});

/** Longest option of a question from memory, in lengths of the shortest. */
const MAX_RATIO = 1.5;
/** Part of the catalogue's questions in which the right option may be the longest. */
const MAX_LONGEST = 0.4;

it('knows an address and a number of the story from one that exists', () => {
  for (const text of ['alerte@brevelle.example', 'au poste 4210', 'le 4301.', '01 99 00 12 34', '06.39.98.12.34'])
    expect(text).toMatch(OF_THE_STORY);
  for (const text of ['au 33700', 'le 17Cyber', 'en 2024', '14\u00a0200 euros', 'par exemple'])
    expect(text).not.toMatch(OF_THE_STORY);
});

describe.each(challenges.map((challenge) => ({ key: challenge.manifest.key, challenge })))('$key', ({ key, challenge }) => {
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
});

it('the right option of the questions has no place of its own', () => {
  const places = challenges.map(({ manifest }) => manifest.retrieval.answer);
  for (const place of new Set(places))
    expect(places.filter((answer) => answer === place).length).toBeLessThanOrEqual(Math.max(3, Math.ceil(places.length / 2)));
});

it('the right option of the questions is seldom the longest', () => {
  const longest = challenges.filter(({ manifest: { retrieval } }) => {
    const lengths = retrieval.options.map((option) => option.length);
    return lengths[retrieval.answer] === Math.max(...lengths);
  });
  expect(longest.length).toBeLessThanOrEqual(Math.max(3, Math.floor(challenges.length * MAX_LONGEST)));
});
