/** Ranges of groups: each contains the true part; if neither the total nor the groups withhold anything, each range is the part itself. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANONYMOUS, balancedParts, boundedPart, NAMED, toldPart } from './disclosure.ts';
import { rangesOf } from './told-ranges.ts';

/** Right answers of each group (row) in each mission (column), and the number of its people who opened the mission. */
const rooms = fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 8 })).chain(([groups, missions]) =>
  fc.array(
    fc.array(
      // None and all right are frequent, as parts are withheld there.
      fc
        .integer({ min: 5, max: 30 })
        .chain((opened) => fc.oneof(fc.constant(opened), fc.constant(0), fc.nat(opened)).map((right) => ({ opened, right }))),
      { minLength: missions, maxLength: missions },
    ),
    { minLength: groups, maxLength: groups },
  ),
);
type Room = typeof rooms extends fc.Arbitrary<infer R> ? R : never;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function toldOf(room: Room, disclosure: typeof ANONYMOUS) {
  const groups = room.map((row) => ({ part: sum(row.map(({ right }) => right)), whole: sum(row.map(({ opened }) => opened)) }));
  const missions = (room[0] ?? []).map((_, at) => {
    const column = room.flatMap((row) => row.slice(at, at + 1));
    const [part, whole] = [sum(column.map(({ right }) => right)), sum(column.map(({ opened }) => opened))];
    return { ...boundedPart(part, whole, disclosure), told: toldPart(part, whole, disclosure) };
  });
  const bounded = groups.map(({ part, whole }) => boundedPart(part, whole, disclosure));
  const parts = balancedParts(bounded, sum(missions.map(({ told }) => told)));
  const told = bounded.map(({ whole, least, most }, index) => ({ told: parts[index] ?? 0, whole, least, most, cap: whole }));
  const slack = {
    above: sum(missions.map(({ told: one, whole, most }) => (one >= most ? whole - one : 0))),
    below: sum(missions.map(({ told: one, least }) => (one <= least ? one : 0))),
  };
  return { groups, told, ranges: rangesOf(told, slack) };
}

test('hold what is true, and what is told', () => {
  fc.assert(
    fc.property(rooms, (room) => {
      const { groups, told, ranges } = toldOf(room, ANONYMOUS);
      ranges.forEach(({ low, high }, index) => {
        const [truly, part, whole] = [groups[index]?.part ?? 0, told[index]?.told ?? 0, groups[index]?.whole ?? 0];
        expect(low).toBeLessThanOrEqual(Math.min(truly, part));
        expect(high).toBeGreaterThanOrEqual(Math.max(truly, part));
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(whole);
      });
    }),
    { numRuns: 2_000 },
  );
});

test('are the parts themselves where nothing is withheld', () => {
  fc.assert(
    fc.property(rooms, (room) => {
      const { groups, ranges } = toldOf(room, NAMED);
      fc.pre(groups.every(({ part, whole }) => part > 0 && part < whole) && ranges.every(({ low, high }) => low === high));
      expect(ranges.map(({ low }) => low)).toEqual(groups.map(({ part }) => part));
    }),
  );
});

test('are shared by size: of two equal groups each bears half of what five missions withhold', () => {
  const mission = { opened: 7, right: 7 };
  const other = { opened: 7, right: 3 };
  const row = [mission, mission, mission, mission, mission, other, other, other];
  expect(toldOf([row, row], ANONYMOUS).ranges).toEqual([
    { low: 41, high: 44 },
    { low: 42, high: 44 },
  ]);
});
