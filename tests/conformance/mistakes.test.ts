/** What is reported of wrong answers: the word that a checker gives is one of the code, and its readers are French. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { mistakeLabel } from '#schemas/verdict-labels.ts';

const CHALLENGES = fileURLToPath(new URL('../../challenges/', import.meta.url));

it('names every mistake of this repository’s challenges in French', () => {
  const judged = readdirSync(CHALLENGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('challenge.server.ts'),
  );
  const verdicts = judged.flatMap((file) =>
    [...readFileSync(`${CHALLENGES}${file}`, 'utf8').matchAll(/\bincorrect\('([\w-]+)'/g)].map(([, verdict]) => verdict ?? ''),
  );
  expect(verdicts.length).toBeGreaterThan(40);
  expect(verdicts.filter((verdict) => mistakeLabel(verdict).includes(verdict))).toEqual([]);
});

it('quotes the mistake of a challenge from elsewhere', () => {
  expect(mistakeLabel('of-a-pack')).toBe('autre réponse fausse, «\u00a0of-a-pack\u00a0»');
});
