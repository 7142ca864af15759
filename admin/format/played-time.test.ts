import { expect, it } from 'vitest';
import { formatTimeOfPlay } from './played-time.ts';

const planned = '2026-12-08T12:00:00.000Z';
const now = Date.parse('2026-12-09T12:00:00Z');

it.each([
  [{ planned, played: null }, /^Tue 8 Dec \d\d:00$/],
  [{ planned, played: '2026-12-08T12:20:00.000Z' }, /^Tue 8 Dec \d\d:00$/],
  [{ planned, played: '2026-11-29T12:23:00.000Z' }, /^Sun 29 Nov \d\d:23 \(planned for Tue 8 Dec \d\d:00\)$/],
  [{ planned: null, played: '2026-11-29T12:23:00.000Z' }, /^Sun 29 Nov \d\d:23$/],
])('of %o tells the day of play, and beside it the planned one where it is another', (times, words) => {
  expect(formatTimeOfPlay(times, now)).toMatch(words);
});

it('tells nothing of what has neither', () => {
  expect(formatTimeOfPlay({ planned: null, played: null }, now)).toBeNull();
});
