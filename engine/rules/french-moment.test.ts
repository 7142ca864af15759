import { expect, it } from 'vitest';
import { frenchMoment } from './french-moment.ts';

// Local times on purpose: the sentence is in the reader's own time zone.
const now = new Date(2026, 10, 21, 9, 30).getTime();

it.each([
  [new Date(2026, 10, 21, 11, 45), 'à 11\u00a0h\u00a045'],
  [new Date(2026, 10, 21, 9, 5), 'à 9\u00a0h\u00a005'],
  [new Date(2026, 11, 1, 14, 0), 'le 1er décembre à 14\u00a0h\u00a000'],
  [new Date(2026, 10, 22, 0, 0), 'le 22 novembre à 0\u00a0h\u00a000'],
])('says %s as French does', (moment, text) => {
  expect(frenchMoment(moment.getTime(), now)).toBe(text);
});
