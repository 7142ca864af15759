import { expect, it } from 'vitest';
import { durationMistake, minutesNeeded } from './reading-time.ts';

it.each([
  [{ before: 200, after: 200, decisions: 0 }, 2],
  [{ before: 200, after: 201, decisions: 0 }, 3],
  [{ before: 300, after: 100, decisions: 6 }, 3],
  [{ before: 300, after: 100, decisions: 7 }, 4],
  [{ before: 300, after: 100, decisions: null }, 3],
])('reading and play of %j take %i minutes', (toRead, minutes) => {
  expect(minutesNeeded(toRead)).toBe(minutes);
});

it('a duration holds the reading and the decisions, and at most a minute more', () => {
  const toRead = { before: 600, after: 200, decisions: 5 };
  expect([5, 6].map((duration) => durationMistake(duration, toRead))).toEqual([null, null]);
  expect(durationMistake(3, toRead)).toBe(
    'the duration says 3 min, reading and play need 5 (800 words and 5 decisions): write "duration": 5',
  );
  expect(durationMistake(7, toRead)).toMatch(/need 5 .*: write "duration": 5$/);
});

it('where the decisions are not counted, the author says how long the play takes, and it is a minute at least', () => {
  const toRead = { before: 600, after: 200, decisions: null };
  expect([5, 15].map((duration) => durationMistake(duration, toRead))).toEqual([null, null]);
  expect(durationMistake(4, toRead)).toBe('the duration says 4 min, reading and play need 5 (800 words): write "duration": 5');
});
