import { expect, it } from 'vitest';
import { triesText } from './tries-text.ts';

it('does not say that it was the first try where something is to be looked at again', () => {
  expect(triesText(0, 0, true)).toBe('Réussie, un geste à revoir, sans indice.');
  expect(triesText(1, 0, true)).toBe('Réussie après un essai manqué.');
});

it.each([
  [0, 0, 'Réussie sans essai manqué, sans indice.'],
  [0, 1, 'Réussie sans essai manqué, avec un indice.'],
  [0, 3, 'Réussie sans essai manqué, avec 3\u00a0indices.'],
  [1, 0, 'Réussie après un essai manqué.'],
  [2, 1, 'Réussie après 2\u00a0essais manqués et un indice.'],
])('%i failures and %i hints: %s', (failures, hints, text) => {
  expect(triesText(failures, hints)).toBe(text);
});
