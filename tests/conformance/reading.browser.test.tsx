/** What there is to read: few words after a solve until something is unfolded, and a duration that holds all of them. */
import { catalogue } from 'virtual:challenges/catalogue';
import { describe, expect, it } from 'vitest';
import { type MeasuredReading, measuredReading } from './measured-reading.tsx';

const SEEDS = ['5eed0000000000000000000000000001', '5eed0000000000000000000000000002', '5eed0000000000000000000000000003'];
const DOSE = 250;

const measured = new Map<string, Promise<readonly MeasuredReading[]>>();
function readingsOf(key: string): Promise<readonly MeasuredReading[]> {
  const known = measured.get(key) ?? inTurn(key);
  measured.set(key, known);
  return known;
}

async function inTurn(key: string): Promise<MeasuredReading[]> {
  const readings: MeasuredReading[] = [];
  for (const seed of SEEDS) readings.push(await measuredReading(key, seed));
  return readings;
}

describe.each(catalogue.map(({ key }) => key))('%s', (key) => {
  it(`shows at most ${DOSE} words after the solve, until something is unfolded`, async () => {
    const readings = await readingsOf(key);
    expect(Math.max(...readings.map(({ victory }) => victory)), 'the victory').toBeLessThanOrEqual(DOSE);
    expect(Math.max(...readings.map(({ solvedPage }) => solvedPage)), 'the solved page').toBeLessThanOrEqual(DOSE);
  });
});
