import { describe, expect, it } from 'vitest';
import { awardOf, effortText, netText } from './award.ts';

const PRICED = { points: 3, penalty: 2 };

describe('the award', () => {
  it.each([
    ['nothing was taken', PRICED, 3, 0, 3],
    ['a false step cost', PRICED, 3, 1, 1],
    ['two false steps cost, and no more count', PRICED, 3, 5, -1],
    ['failures take nothing off the score', { points: 3 }, 2.5, 5, 2.5],
  ])('is net where %s', (_case, entry, won, failures, net) => {
    expect(awardOf(entry, won, failures)?.net).toBe(net);
  });

  it('is not known before the points are', () => {
    expect(awardOf(PRICED, null, 1)).toBeNull();
  });

  it('says what it consists of where something was taken', () => {
    const told = (failures: number) => {
      const award = awardOf(PRICED, 3, failures);
      return award && netText(award, failures);
    };
    expect(told(0)).toBeNull();
    expect(told(1)).toBe('3 − 2, pris par un faux pas');
    expect(told(2)).toBe('3 − 4, pris par des faux pas');
  });
});

it.each([
  [0, 5, 'Réussie sans essai manqué.'],
  [0, 4.5, 'Réussie sans essai manqué, à l’aide d’indices.'],
  [1, 4.5, 'Réussie après un essai manqué.'],
  [2, 4, 'Réussie après 2 essais manqués.'],
  [2, 5, 'Réussie après 2 essais manqués.'],
  [0, null, 'Réussie sans essai manqué.'],
])('after %i failures and %s of 5 points what it took is told, and nothing is said to be put right', (failures, won, text) => {
  expect(effortText(failures, awardOf({ points: 5 }, won, failures)).replaceAll('\u00a0', ' ')).toBe(text);
});
