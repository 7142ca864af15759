import { describe, expect, it } from 'vitest';
import { median, played, solveTime, usualTimes } from './room-times.ts';
import type { SessionCell } from './state.ts';

const MINUTE = 60_000;
const cell = (openedAt: number | null, solvedAt: number | null): SessionCell => ({
  ...{ openedAt, solvedAt, failures: 0, hints: 0, given: 0 },
  points: solvedAt === null ? null : 5,
});

describe('the time of play', () => {
  it.each([
    ['without a break', [], 10],
    ['with a break inside it', [{ from: 2, until: 5 }], 7],
    [
      'with breaks over its ends',
      [
        { from: -5, until: 3 },
        { from: 8, until: 20 },
      ],
      5,
    ],
    [
      'with breaks before and after it',
      [
        { from: -5, until: -1 },
        { from: 12, until: 20 },
      ],
      10,
    ],
    ['within a break', [{ from: -5, until: 20 }], 0],
  ])('%s', (_, breaks, expected) => {
    expect(played({ breaks }, 0, 10)).toBe(expected);
  });

  it('is none backwards', () => {
    expect(played({ breaks: [] }, 10, 0)).toBe(0);
  });
});

it('a mission takes from its opening to its solve, without breaks, where both are known', () => {
  const room = { breaks: [{ from: 4, until: 5 }] };
  const times = [cell(2, 9), cell(2, null), cell(null, 9), null].map((one) => solveTime(room, one));
  expect(times).toEqual([[6], [], [], []]);
});

it('a mission usually takes the median of three solves and more, and until then what the manifest says', () => {
  const mission = (key: string) => ({ key, title: key, minutes: 5, hints: 2, played: true });
  const person = (id: string, ...cells: (SessionCell | null)[]) => ({
    ...{ id, username: id, name: id, realName: null, team: null, points: 0, joinedAt: 0, activeAt: 0 },
    cells,
  });
  const people = [person('a', cell(0, 1), cell(0, 2)), person('b', cell(0, 9), cell(0, 4)), person('c', cell(0, 3), null)];
  expect(usualTimes({ missions: [mission('ssh'), mission('sql')], people, breaks: [] })).toEqual([3, 5 * MINUTE]);
});

it('a median is the middle, or between the two in the middle', () => {
  expect([median([9, 1, 10]), median([10, 2, 1, 4]), median([7]), median([])]).toEqual([9, 3, 7, 0]);
});
