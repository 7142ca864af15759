/** Every manifest of the registry against the specification's tables. */

import { challenges, problems } from 'virtual:challenges/server';
import { describe, expect, it } from 'vitest';
import { checkerMistakes } from '#engine/rules/checker-mistakes.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
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

/** Addresses, extensions and telephone numbers of the story: nobody answers there. */
const OF_THE_STORY = /\.example\b|\bpostes? \d|(?<!\d)4[23]\d\d(?!\d)|(?<!\d)0\d(?:[ .\u00a0\u202f]?\d\d){4}(?!\d)/;

/** What of a manifest people take back to work: all that follows a try but the story itself, which names what its scene showed. */
function takenAway({ debrief, learningMode, retrieval }: ChallengeManifest): string[] {
  const { whyItWorks, reflexes, tellAColleague, intentions } = debrief;
  return [whyItWorks, ...reflexes, tellAColleague, ...intentions, learningMode?.text ?? '', retrieval.because];
}

it('knows an address and a number of the story from one that exists', () => {
  for (const text of ['alerte@brevelle.example', 'au poste 4210', 'le 4301.', '01 99 00 12 34', '06.39.98.12.34'])
    expect(text).toMatch(OF_THE_STORY);
  for (const text of ['au 33700', 'le 17Cyber', 'en 2024', '14\u00a0200 euros', 'par exemple'])
    expect(text).not.toMatch(OF_THE_STORY);
});

describe.each(challenges.map((challenge) => ({ key: challenge.manifest.key, ...challenge })))(
  '$key',
  ({ key, manifest, checker, notes }) => {
    const row = SCORING_TABLE[key];

    it('has a server part that keeps what it promises, as a start asks of it', () => {
      expect(checkerMistakes(manifest, checker)).toEqual([]);
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

    it('leaves intentions to keep that name a situation and what to do', () => {
      for (const intention of manifest.debrief.intentions) expect(intention).toMatch(/^Quand .+, alors je? ?.+\.$/);
    });

    it('sends nobody from a debrief to an address or a number of the story', () => {
      for (const text of takenAway(manifest)) expect(text).not.toMatch(OF_THE_STORY);
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
