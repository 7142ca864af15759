import { expect, it } from 'vitest';
import { figuresText } from './figures-told.ts';

const told = (...given: Parameters<typeof figuresText>) => figuresText(...given).replaceAll('\u00a0', ' ');
const whole = { worth: 4, net: 4, won: 4, taken: 0 };
const progress = { done: 3, of: 8, finished: null };

it('is one sentence, in a fixed order, whatever is known', () => {
  expect(told(whole, 0, { rank: 1, of: 2, gained: 2 }, progress)).toBe(
    '4 points, 2 places de mieux, 1re place sur 2, mission 3 sur 8.',
  );
  expect(told(whole, 0, { rank: null, of: 9, gained: 1 }, null)).toBe('4 points, 1 place de mieux.');
  expect(told(whole, 0, null, { ...progress, finished: 'Le quai' })).toBe('4 points, mission 3 sur 8, Le quai terminé.');
  expect(told({ worth: 4, net: -2, won: 4, taken: 6 }, 3, null, null)).toMatch(/^−2 points sur 4/);
  expect(told(whole, 0, null, { done: 1, of: 1, finished: null })).toBe('4 points.');
});
