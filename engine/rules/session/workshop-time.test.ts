import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf, partSpans, totalMinutes, usualMinutes } from './workshop-time.ts';

describe('the usual parts of a workshop', () => {
  it.each([
    [30, { welcome: 5, play: 15, debrief: 5, questions: 5 }],
    [60, { welcome: 10, play: 30, debrief: 15, questions: 5 }],
    [90, { welcome: 10, play: 55, debrief: 20, questions: 5 }],
  ])('of %i minutes', (total, minutes) => {
    expect(usualMinutes(total)).toEqual(minutes);
  });

  it('follow each other without a gap, and play ends before the workshop does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 480 }), (total) => {
        const minutes = usualMinutes(total);
        const spans = partSpans(minutes);
        expect(totalMinutes(minutes)).toBe(total);
        expect(spans.map(({ from }) => from)).toEqual([0, ...spans.map(({ to }) => to).slice(0, -1)]);
        expect(spans.at(-1)?.to).toBe(total);
        expect(spans.find(({ part }) => part === 'play')?.to).toBeLessThan(total);
        expect(minutes.play).toBeGreaterThanOrEqual(5);
      }),
    );
  });
});

it('the code works a quarter of an hour before the workshop, at once where that is now, past or never', () => {
  const opens = '2026-11-24T08:45:00.000Z';
  const at = (now: number) => openingOf('2026-11-24T09:00:00.000Z', now);
  expect(at(Date.parse(opens) - 1)).toBe(opens);
  expect([at(Date.parse(opens)), at(Date.parse(opens) + 1), openingOf(null, 0)]).toEqual([null, null, null]);
});
