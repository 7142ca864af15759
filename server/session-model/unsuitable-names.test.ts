import { expect, test } from 'vitest';
import { pseudonyms } from './board-names.ts';
import { unsuitable } from './unsuitable-names.ts';

test.each([
  ['Connard', 'insult'],
  ['gros  CONNARD 42', 'insult'],
  ['c0nn4rd', 'insult'],
  // An insult in Cyrillic letters.
  ['соnnard', 'insult'],
  ['Admin', 'in-charge'],
  ['👮 Admin', 'in-charge'],
  ['Équipe d’animation', 'in-charge'],
  ['ＶＩＧＩＥ', 'in-charge'],
  ['Modératrice', 'in-charge'],
  // Names that only contain the letters of such a word.
  ['Constance', null],
  ['Administrée', null],
  ['Zoé du Quai 7', null],
  ['김민준', null],
])('%j is %s', (name, expected) => {
  expect(unsuitable(name)).toBe(expected);
});

test('no name that is given to newcomers is unsuitable', () => {
  for (let player = 0; player < 5_000; player += 1) {
    const { name } = pseudonyms(`player ${player}`).next().value;
    expect(unsuitable(name), name).toBeNull();
  }
});
