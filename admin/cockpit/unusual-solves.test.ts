import { expect, it } from 'vitest';
import { unfoldSnapshot } from '#engine/rules/session/unfold-snapshot.ts';
import { aSnapshot, type CockpitMaking } from '../testing/a-cockpit.ts';
import { unusualSolves } from './unusual-solves.ts';

type Cell = NonNullable<CockpitMaking['people'][number]['cells']>[string];

/** Unusual solves of one mission. @param cells of one person each: minute of opening, minute of the solve, failed attempts */
function found(...cells: readonly Cell[]) {
  const people = cells.map((cell, index) => ({ id: `p${index}`, username: `p${index}@x.fr`, cells: { mail: cell } }));
  const room = unfoldSnapshot(aSnapshot({ minutes: 30, missions: [['mail', 'Le mail', 4, 3]], people }));
  return unusualSolves(room).map(({ person, time, usual, tries, usualTries }) => [person.id, time, usual, tries, usualTries]);
}

const room: readonly Cell[] = [
  [0, 4, 1],
  [0, 5, 0],
  [0, 6, 2],
  [0, 5, 1],
];

it('is a solve in a fifth of the time of the others, and under a minute', () => {
  expect(found([0, 0.5], ...room)).toEqual([['p0', 30_000, 300_000, 1, 2]]);
  expect(found([0, 2], ...room)).toEqual([]);
  // The others were much slower, but a minute and a half is never a quick solve.
  expect(found([0, 1.5], ...room.map(([from]): Cell => [from, 20]))).toEqual([]);
});

it('is a solve with many more tries than the others, quicker than they could be read', () => {
  expect(found([0, 2, 30], ...room)).toEqual([['p0', 120_000, 300_000, 31, 2]]);
  expect(found([0, 5, 30], ...room), 'ten seconds a try').toEqual([]);
  expect(found([0, 0.9, 7], ...room), 'not so many').toEqual([['p0', 54_000, 300_000, 8, 2]]);
});

it('is nothing while fewer than four others have solved it, nor of what is open', () => {
  expect(found([0, 0.5], ...room.slice(1))).toEqual([]);
  expect(found([0, null, 30], ...room)).toEqual([]);
});
