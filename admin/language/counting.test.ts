import { expect, it } from 'vitest';
import { counting } from './counting.ts';

it('counts by the plural rules of each language, with its figures', () => {
  const english = counting('en-GB');
  const event = { one: 'score event', other: 'score events' };
  expect([0, 1, 2, 1200].map((n) => english(n, event))).toEqual([
    '0 score events',
    '1 score event',
    '2 score events',
    '1,200 score events',
  ]);
  const french = counting('fr-FR');
  const person = { one: 'personne', other: 'personnes' };
  expect([0, 1, 2, 1200].map((n) => french(n, person))).toEqual([
    '0 personne',
    '1 personne',
    '2 personnes',
    '1\u202F200 personnes',
  ]);
});
