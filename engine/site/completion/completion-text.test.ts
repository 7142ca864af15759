import { describe, expect, it } from 'vitest';
import type { SummaryMission } from '#schemas/summary.ts';
import { completionFigures, completionSentence, harbourText, knownFigures, ownBoat } from './completion-text.ts';

const mission = (failures: number, solved = true): SummaryMission => ({ key: 'one', solved, points: 3, hints: 0, failures });

describe('the figures', () => {
  const labels = (missions: readonly SummaryMission[]) =>
    completionFigures({ missions: [...missions], points: 4.5 }).map(({ value, label }) => `${value} ${label}`);

  it('count what was solved, at once, and the points', () => {
    expect(labels([mission(0), mission(2), mission(1, false)])).toEqual([
      '2 missions réussies',
      '1 sans essai manqué',
      '4,50 points',
    ]);
  });

  it('have points in the plural below zero too', () => {
    expect(completionFigures({ missions: [mission(0)], points: -2 })[2]).toEqual({ value: '−2,00', label: 'points' });
    expect(knownFigures(1, -2)[2]).toEqual({ value: '−2,00', label: 'points' });
  });

  it('count wrong tries where nothing was right at once', () => {
    expect(labels([mission(2), mission(1)])[1]).toBe('3 essais manqués en chemin');
  });

  it('call nothing flawless that is to be reviewed', () => {
    const missions = [mission(0), { ...mission(0), key: 'two' }];
    const isReviewed = ({ key }: SummaryMission) => key === 'two';
    expect(completionFigures({ missions, points: 4.5 }, isReviewed)[1]).toEqual({ value: '1', label: 'sans essai manqué' });
    expect(completionSentence({ missions }, isReviewed)).toMatch(/^Un geste reste à revoir/);
  });

  it('are told before the server does, as far as the page knows them', () => {
    const values = (points: number | null) => knownFigures(10, points).map(({ value }) => value);
    expect(values(42.5)).toEqual(['10', '–', '42,50']);
    expect(values(null)).toEqual(['10', '–', '–']);
  });
});

it.each([
  [[0, 0], /^Pas un faux pas/],
  [[0, 2], /^Une mission a demandé/],
  [[0, 1, 2], /^2 missions ont demandé/],
  [[1, 2], /^Chaque mission a demandé/],
])('has a kind sentence after failures %j', (failures, sentence) => {
  expect(completionSentence({ missions: failures.map((count) => mission(count)) })).toMatch(sentence);
});

describe('the picture', () => {
  it('is told of a boat alone', () => {
    expect(harbourText(ownBoat(3))).toBe('Votre bateau entre au port.');
  });

  it.each([
    [1, 'Votre bateau entre au port, le premier des 5 de la flotte.'],
    [3, 'Votre bateau entre au port : 3 des 7 bateaux de la flotte y sont.'],
  ])('is told with %i at home', (home, text) => {
    const stages = [
      { done: 3, count: home, boats: [] },
      { done: null, count: 4, boats: [] },
    ];
    expect(harbourText({ ...ownBoat(3), stages })).toBe(text);
  });
});
