import { describe, expect, it } from 'vitest';
import type { Workshop } from '#schemas/workshop.ts';
import { type PlayTimes, workshopProgress } from './workshop-progress.ts';

const MINUTE = 60_000;
const TWO = Date.parse('2026-12-01T14:00:00Z');
const HOUR: Workshop = {
  startsAt: '2026-12-01T14:00:00.000Z',
  venue: null,
  audience: 'office',
  expected: 20,
  minutes: { welcome: 10, play: 30, debrief: 15, questions: 5 },
};
const at = (minute: number) => TWO + minute * MINUTE;
const WAITS: PlayTimes = { startedAt: null, endsAt: null, over: false };
const plays = (from: number, to: number, over = false): PlayTimes => ({ startedAt: at(from), endsAt: at(to), over });
const drops = (play: PlayTimes, minute: number) => {
  const { late, drop } = workshopProgress(HOUR, play, at(minute)) ?? { late: null, drop: [] };
  return [late, ...drop.map(({ part, minutes }) => `${part} ${minutes}`)];
};

describe('a workshop on its day', () => {
  it.each([
    [-20, WAITS, 'before'],
    [3, WAITS, 'welcome'],
    [12, plays(10, 40), 'play'],
    [41, plays(10, 40, true), 'debrief'],
    [56, plays(10, 40, true), 'questions'],
    [61, plays(10, 40, true), 'after'],
    [61, plays(40, 70), 'play'],
    [90, WAITS, 'after'],
  ])('is after %i minutes where its session has it', (minute, play, part) => {
    expect(workshopProgress(HOUR, play, at(minute))).toMatchObject({ part, minute });
  });

  it('on another day follows its play, and is over when that is', () => {
    const early = plays(-12_990, -12_960, true);
    expect(workshopProgress(HOUR, early, at(-12_950))).toMatchObject({ part: 'debrief', beginsAt: at(-13_000), late: 0 });
    expect(workshopProgress(HOUR, early, at(-12_900))).toMatchObject({ part: 'after' });
  });

  it('is in time while play can still end when it was to', () => {
    expect(drops(WAITS, 10)).toEqual([0]);
    expect(drops(plays(8, 38), 20)).toEqual([0]);
    expect(drops(plays(10, 40, true), 50)).toEqual([0]);
  });

  it('drops the questions first, then from the debrief, five minutes of which it keeps, then from play', () => {
    expect(drops(WAITS, 14)).toEqual([4, 'questions 4']);
    expect(drops(plays(16, 46), 20)).toEqual([6, 'questions 5', 'debrief 1']);
    expect(drops(plays(30, 60), 35)).toEqual([20, 'questions 5', 'debrief 10', 'play 5']);
  });

  it('asks nothing of a play that is over', () => {
    expect(drops(plays(10, 58, true), 59)).toEqual([18]);
    expect(drops(plays(10, 50, true), 51)).toEqual([10, 'questions 5', 'debrief 5']);
  });

  it('runs late by the minute where play has no end', () => {
    const endless = { ...plays(10, 0), endsAt: null };
    expect(drops(endless, 39)).toEqual([0]);
    expect(drops(endless, 43)).toEqual([3, 'questions 3']);
  });

  it('without a day begins with its play, and is nothing before', () => {
    const undated = { ...HOUR, startsAt: null };
    expect(workshopProgress(undated, WAITS, at(0))).toBeNull();
    expect(workshopProgress(undated, plays(20, 50), at(25))).toMatchObject({ part: 'play', minute: 15, late: 0 });
  });
});
