import { expect, it } from 'vitest';
import type { FleetBoats, FleetStage } from '#schemas/fleet.ts';
import { layoutFleet } from './fleet-layout.ts';

const stage = (done: number | null, count: number, prefix = `s${done}`): FleetStage => ({
  done,
  count,
  boats: Array.from({ length: Math.min(count, 40) }, (_, index) => ({ name: `${prefix} ${index}`, team: null })),
});
const fleet = (stages: FleetStage[], ownStage = stages.length - 1): FleetBoats => ({
  missions: 8,
  teams: [],
  own: { name: 'Balise 7', team: null, stage: ownStage, done: stages[ownStage]?.done ?? 0 },
  stages: stages.map((one, index) =>
    index === ownStage ? { ...one, boats: one.boats.slice(0, Math.min(40, one.count - 1)) } : one,
  ),
});

it('draws each boat of a small room once, the own one among them, nearer to the harbour with more missions', () => {
  const { bands, boats } = layoutFleet(fleet([stage(8, 2), stage(5, 1), stage(null, 4)]), 342);
  expect(bands.map(({ label, count, more }) => [label, count, more])).toEqual([
    ['Au port', 2, null],
    ['5 missions', 1, null],
    ['En mer', 4, null],
  ]);
  expect(bands.map(({ jetties }) => jetties.length)).toEqual([1, 0, 0]);
  expect(boats).toHaveLength(7);
  expect(boats.filter(({ own }) => own)).toMatchObject([{ name: 'Balise 7' }]);
  const [home, between, sea] = ['s8', 's5', 'own'].map((id) => boats.find((boat) => boat.id.startsWith(id))?.y ?? 0);
  expect([home, between, sea]).toEqual([home, between, sea].sort((a = 0, b = 0) => a - b));
});

it.each([
  ['of its own', [stage(5, 1), stage(null, 4)], ['Au port 1', '5 missions 1', 'En mer 3']],
  ['with those told to be there', [stage(8, 2), stage(null, 3)], ['Au port 3', 'En mer 2']],
  ['and nothing else', [stage(null, 1)], ['Au port 1']],
])('has the own boat in port once every mission is done, in a band %s', (_, stages, expected) => {
  const untold = fleet(stages);
  const { bands, boats } = layoutFleet({ ...untold, own: { ...untold.own, done: 8 } }, 342);
  expect(bands.map(({ label, count }) => `${label} ${count}`)).toEqual(expected);
  expect(boats.find(({ own }) => own)?.y).toBe(Math.min(...boats.map(({ y }) => y)));
});

it.each([320 - 32, 342, 816])('keeps 500 boats within %i pixels, few drawn and all counted', (width) => {
  const stages = [stage(8, 60), ...[7, 6, 5, 4, 3, 2].map((done) => stage(done, 45)), stage(null, 170)];
  const { bands, boats, height } = layoutFleet(fleet(stages), width);
  expect(bands.length).toBeLessThanOrEqual(6);
  expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(500);
  expect(boats.length + bands.reduce((sum, { more }) => sum + (more?.count ?? 0), 0)).toBe(500);
  expect(boats.length).toBeLessThan(120);
  expect(boats.some(({ own }) => own)).toBe(true);
  for (const { x, y } of boats) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
});

it('joins neighbouring stages of a long programme in one band', () => {
  const stages = Array.from({ length: 20 }, (_, index) => stage(21 - index, 2));
  const { bands } = layoutFleet({ ...fleet([...stages, stage(null, 12)]), missions: 32 }, 342);
  expect(bands.map(({ label }) => label)).toEqual([
    '17 à 21 missions',
    '12 à 16 missions',
    '7 à 11 missions',
    '2 à 6 missions',
    'En mer',
  ]);
});

it('gives a boat the same place whoever looks, and names nobody whom the session does not name', () => {
  const silent = fleet(
    [
      {
        done: null,
        count: 3,
        boats: [
          { name: null, team: null },
          { name: null, team: null },
        ],
      },
    ],
    1,
  );
  const { boats } = layoutFleet({ ...silent, own: { ...silent.own, stage: 0 } }, 342);
  expect(boats.map(({ name }) => name)).toEqual([null, 'Balise 7', null]);
  expect(new Set(boats.map(({ id }) => id)).size).toBe(3);
});
