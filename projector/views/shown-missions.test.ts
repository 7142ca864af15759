import { expect, test } from 'vitest';
import { hasOrder, missionsOnTheWall } from './shown-missions.ts';

const mission = (key: string, solved: number) => ({ key, title: key, solved });

test('all missions are shown where there is room for them', () => {
  const missions = [mission('a', 5), mission('b', 0)];
  expect(missionsOnTheWall(missions, 5, 2)).toEqual({ shown: missions, others: { all: 0, some: 0, nobody: 0 } });
});

test('where the room is comes first, in the order of play, and the others are counted', () => {
  const missions = [mission('done', 5), mission('one', 1), mission('untouched', 0), mission('four', 4), mission('late', 0)];
  const { shown, others } = missionsOnTheWall(missions, 5, 3);
  expect(shown.map(({ key }) => key)).toEqual(['one', 'untouched', 'four']);
  expect(others).toEqual({ all: 1, some: 0, nobody: 1 });
  expect(missionsOnTheWall(missions, 5, 1)).toMatchObject({ shown: [{ key: 'four' }], others: { all: 1, some: 1, nobody: 2 } });
});

test('there is an order from as many solves as people', () => {
  expect(hasOrder(0, 0)).toBe(false);
  expect(hasOrder(25, 26)).toBe(false);
  expect(hasOrder(26, 26)).toBe(true);
});
