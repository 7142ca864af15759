import { expect, it } from 'vitest';
import { catalogueEntry } from '../../testing/a-catalogue-entry.ts';
import { playedMissions } from './played-missions.ts';
import { offeredProgrammes, programmesOf, wholeOf } from './programmes.ts';

const catalogue = [
  catalogueEntry('hidden', { programme: 'bureau-2026', listed: false }),
  catalogueEntry('hard', { difficulty: 'Difficile' }),
  catalogueEntry('odd'),
  catalogueEntry('easy', { difficulty: 'Facile' }),
  catalogueEntry('quiz', { difficulty: 'Facile', listed: false }),
];
const office = catalogueEntry('office', { programme: 'bureau-2026', difficulty: 'Moyen' });

it('offers only programmes that list missions', () => {
  expect(programmesOf(catalogue).map(({ key }) => key)).toEqual(['classic', 'bureau-2026']);
  expect(offeredProgrammes(catalogue).map(({ key }) => key)).toEqual(['classic']);
  expect(offeredProgrammes([]).map(({ key }) => key)).toEqual([]);
});

it('plays the classic one without a choice, another one by its listed missions, in the order of the hub', () => {
  const offered = offeredProgrammes([...catalogue, office]);
  expect(offered.map(wholeOf)).toEqual([null, ['office']]);
  expect(offered[0]?.missions).toEqual(playedMissions(catalogue, null));
  expect(offered[0]?.missions.map(({ key }) => key)).toEqual(['easy', 'hard', 'odd']);
});
