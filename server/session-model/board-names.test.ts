import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOARD_NAME } from '#schemas/constants.ts';
import { boardName, pseudonyms } from './board-names.ts';

test.each([
  ['  Zoé  du   Quai 7 ', { name: 'Zoé du Quai 7', key: 'zoé du quai 7' }],
  ['Zoe\u0301', { name: 'Zoé', key: 'zoé' }],
  ['ÉQUIPE\u00a0🦉', { name: 'ÉQUIPE 🦉', key: 'équipe 🦉' }],
  ['x'.repeat(30), { name: 'x'.repeat(30), key: 'x'.repeat(30) }],
  ['', 'empty'],
  [' \u00a0 ', 'empty'],
  ['x'.repeat(31), 'long'],
  ['ana@brevelle.example', 'address'],
  ['ana＠brevelle.example', 'address'],
  ['@ana', 'address'],
  ['a\u202eb', 'unprintable'],
  ['a\u200bb', 'unprintable'],
  // Invisible letters and marks: an empty-looking name, and a second « Léa ».
  ['\u3164', 'unprintable'],
  ['\u115f\u1160\uffa0', 'unprintable'],
  ['Léa\u3164', 'unprintable'],
  ['Léa\u034f', 'unprintable'],
  ['Léa\u2800', 'unprintable'],
  ['Léa\ufe0f', 'unprintable'],
  ['Léa1\ufe0f', 'unprintable'],
  ['Léa ❤\ufe0f 1\ufe0f\u20e3', { name: 'Léa ❤\ufe0f 1\ufe0f\u20e3', key: 'léa ❤\ufe0f 1\ufe0f\u20e3' }],
  // Letters that look like Latin ones, and full-width ones: the same name on a wall.
  ['Маrie', { name: 'Маrie', key: 'marie' }],
  ['Ｌéa', { name: 'Ｌéa', key: 'léa' }],
  ['김민준', { name: '김민준', key: '김민준' }],
  ['a\nb', 'unprintable'],
  ['a\u0000b', 'unprintable'],
  ['a\ud800b', 'unprintable'],
  ['…', 'unprintable'],
  [`Z${'\u0335'.repeat(9)}`, 'unprintable'],
])('of %j comes %j', (typed, expected) => {
  expect(boardName(typed)).toEqual(expected);
});

test('what is taken as a name stays the same, and is within its bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
      const taken = boardName(typed);
      if (typeof taken === 'string') return;
      expect(boardName(taken.name)).toEqual(taken);
      expect(taken.name).toMatch(new RegExp(BOARD_NAME.pattern, 'u'));
      expect([...taken.name].length).toBeLessThanOrEqual(BOARD_NAME.maxLength);
      expect([...taken.key].length).toBeLessThanOrEqual(3 * BOARD_NAME.maxLength);
    }),
  );
});

test('pseudonyms are names, the same for the same seed, and enough for any session', () => {
  const taken = new Set<string>();
  for (let player = 0; player < 20_000; player += 1) {
    for (const { name, key } of pseudonyms(`player ${player}`)) {
      if (taken.has(key)) continue;
      taken.add(key);
      if (player < 200) expect(boardName(name)).toEqual({ name, key });
      break;
    }
  }
  expect(taken.size).toBe(20_000);
  expect(pseudonyms('one').next()).toEqual(pseudonyms('one').next());
});
