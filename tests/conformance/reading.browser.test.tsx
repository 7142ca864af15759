/** What there is to read: few words after a solve until something is unfolded, and a duration that holds what stands there. */
import { catalogue } from 'virtual:challenges/catalogue';
import { describe, expect, it } from 'vitest';
import { durationMistake, minutesNeeded, type ToRead } from '#engine/author-tools/check/reading-time.ts';
import { type MeasuredReading, measurable, measuredReading } from './measured-reading.tsx';

declare module 'vitest' {
  interface TaskMeta {
    /** Minutes that reading and play need, for `npm run check-challenge`. */
    minutesNeeded?: number;
  }
}

const SEEDS = ['5eed0000000000000000000000000001', '5eed0000000000000000000000000002', '5eed0000000000000000000000000003'];
const DOSE = 250;
/** Of a phone: the victory's two screens together. */
const SCREENS = 1.5;

const measured = new Map<string, Promise<readonly MeasuredReading[]>>();
function readingsOf(key: string): Promise<readonly MeasuredReading[]> {
  const readings = measured.get(key) ?? inTurn(key);
  measured.set(key, readings);
  return readings;
}

async function inTurn(key: string): Promise<MeasuredReading[]> {
  const readings: MeasuredReading[] = [];
  for (const seed of SEEDS) readings.push(await measuredReading(key, seed));
  return readings;
}

function meanOf(readings: readonly MeasuredReading[]): ToRead {
  const mean = (part: (reading: MeasuredReading) => number) =>
    readings.reduce((sum, reading) => sum + part(reading), 0) / readings.length;
  return {
    before: mean(({ briefing, scene }) => briefing + scene),
    after: mean(({ victory }) => victory),
    decisions: readings.some(({ decisions }) => decisions === null) ? null : mean(({ decisions }) => decisions ?? 0),
  };
}

describe.each(catalogue.filter(({ key }) => measurable(key)))('$key', ({ key, duration }) => {
  it(`shows at most ${DOSE} words after the solve, until something is unfolded`, async ({ task }) => {
    const readings = await readingsOf(key);
    task.meta.minutesNeeded = minutesNeeded(meanOf(readings));
    expect(Math.max(...readings.map(({ victory }) => victory)), 'both screens of the victory').toBeLessThanOrEqual(DOSE);
    expect(Math.max(...readings.map(({ solvedPage }) => solvedPage)), 'the solved page').toBeLessThanOrEqual(DOSE);
  });

  it(`celebrates on at most ${SCREENS} screens of a phone, until something is unfolded`, async () => {
    const readings = await readingsOf(key);
    expect(Math.max(...readings.map(({ victoryScreens }) => victoryScreens))).toBeLessThanOrEqual(SCREENS);
  });

  it('promises the minutes that its reading and its decisions need', async () => {
    expect(durationMistake(duration, meanOf(await readingsOf(key)))).toBeNull();
  });
});
