import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Group } from '../session-model/team-groups.ts';
import { laterGroups } from './later-groups.ts';

const K = 5;

/** Groups of a figure at three weeks, with the number of people of each who come again. */
const room = fc.array(
  fc.record({ size: fc.integer({ min: K, max: 20 }), again: fc.integer({ min: 0, max: 20 }), others: fc.boolean() }),
  { maxLength: 6 },
);

function groupsOf(teams: readonly { readonly size: number; readonly others: boolean }[]): Group[] {
  const othersAt = teams.findIndex(({ others }) => others);
  return teams.map(({ size }, index) => ({
    team: index === othersAt ? null : `T${index}`,
    others: index === othersAt,
    people: Array.from({ length: size }, (_, at) => `${index}.${at}`),
  }));
}

test('each group is of five people or more, and so is whoever of the earlier groups is missing from it', () => {
  fc.assert(
    fc.property(room, (teams) => {
      const earlier = groupsOf(teams);
      const came = earlier.flatMap(({ people }, index) => people.slice(0, teams[index]?.again).map((id) => ({ id })));
      const later = laterGroups(came, earlier, K);
      const told = later?.flatMap(({ people }) => people) ?? [];
      if (later) expect(told.sort()).toEqual(came.map(({ id }) => id).sort());
      for (const group of later ?? []) {
        expect(group.people.length).toBeGreaterThanOrEqual(K);
        const from = earlier.filter(({ people }) => people.some((id) => group.people.includes(id)));
        const missing = from.reduce((sum, { people }) => sum + people.length, 0) - group.people.length;
        expect(missing === 0 || missing >= K).toBe(true);
        if (!group.others) expect(from.map(({ team }) => team)).toEqual([group.team]);
      }
    }),
  );
});

test('a department stands alone where it can, and joins the others where four of it are missing', () => {
  const earlier = groupsOf([
    { size: 12, others: false },
    { size: 9, others: false },
    { size: 8, others: false },
  ]);
  const came = ['0.0', '0.1', '0.2', '0.3', '0.4', '0.5', '1.0', '1.1', '1.2', '1.3', '1.4', '2.0'].map((id) => ({ id }));
  expect(laterGroups(came, earlier, K)?.map(({ team, others, people }) => [team, others, people.length])).toEqual([
    ['T0', false, 6],
    [null, true, 6],
  ]);
});

test('nothing is compared where only a few of the earlier people are missing, or came', () => {
  const earlier = groupsOf([{ size: 9, others: false }]);
  const ids = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `0.${at}` }));
  expect(laterGroups(ids(6), earlier, K)).toBeNull();
  expect(laterGroups(ids(3), earlier, K)).toBeNull();
  expect(laterGroups([], earlier, K)).toBeNull();
  expect(laterGroups(ids(9), earlier, K)).toHaveLength(1);
});
