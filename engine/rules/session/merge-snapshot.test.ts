import { expect, it } from 'vitest';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import { aSessionClock } from '../../client/testing/a-session-clock.ts';
import { mergeSnapshot } from './merge-snapshot.ts';
import { unfoldSnapshot } from './unfold-snapshot.ts';

const NO_CELLS = { participant: [], mission: [], openedAt: [], failures: [], hints: [], given: [], took: [], points: [] };
const mission = (key: string) => ({ key, title: key, minutes: 5, hints: 3, played: true });
const person = (id: string, joinedAt: number, more = {}) => ({
  id,
  username: `${id}@brevelle.example`,
  name: id,
  realName: null,
  team: null,
  points: 0,
  joinedAt,
  activeAt: joinedAt,
  ...more,
});
const snapshot = (more: Partial<CockpitSnapshot>): CockpitSnapshot => ({
  number: 1,
  room: aSessionClock(),
  code: 'K7QF',
  name: null,
  teams: [],
  hintPolicy: 'table',
  since: '2026-11-30T09:00:00.000Z',
  missions: [mission('mail'), mission('call')],
  participants: [],
  cells: NO_CELLS,
  breaks: [],
  absent: [],
  absentCount: 0,
  shared: [],
  ...more,
});
/** A state of Ana, who has opened the call, and Bob. */
const last = () =>
  unfoldSnapshot(
    snapshot({
      participants: [person('ana', 10), person('bob', 20)],
      cells: {
        ...NO_CELLS,
        participant: [0],
        mission: [1],
        openedAt: [30],
        failures: [2],
        hints: [0],
        given: [0],
        took: [null],
        points: [null],
      },
    }),
  );

it('puts those who changed in the place of what was known of them, in the order of joining', () => {
  const before = last();
  const changes = snapshot({
    number: 4,
    changed: ['bob', 'zoe'],
    participants: [person('zoe', 5), person('bob', 20, { points: 4 })],
  });
  const { people, number } = mergeSnapshot(changes, before);
  expect(number).toBe(4);
  expect(people.map(({ id, points }) => [id, points])).toEqual([
    ['zoe', 0],
    ['ana', 0],
    ['bob', 4],
  ]);
  expect(people[1]).toBe(before.people[0]);
});

it('leaves out who does not play any more', () => {
  expect(mergeSnapshot(snapshot({ number: 4, changed: ['ana'] }), last()).people.map(({ id }) => id)).toEqual(['bob']);
});

it('takes a snapshot of everybody as it is, and one of changes where nothing was known', () => {
  const everybody = snapshot({ number: 4, participants: [person('zoe', 5)] });
  expect(mergeSnapshot(everybody, last())).toEqual(unfoldSnapshot(everybody));
  const changes = snapshot({ number: 4, changed: ['zoe'], participants: [person('zoe', 5)] });
  expect(mergeSnapshot(changes, null)).toEqual(unfoldSnapshot(changes));
});

it('finds the column of a mission by its key, and adds one for a mission that comes to it', () => {
  const { missions, people } = mergeSnapshot(
    snapshot({
      number: 4,
      missions: [mission('call'), mission('left-out')],
      changed: ['bob'],
      participants: [person('bob', 20)],
      cells: {
        participant: [0, 0],
        mission: [0, 1],
        openedAt: [40, 50],
        failures: [1, 3],
        hints: [0, 0],
        given: [0, 0],
        took: [null, null],
        points: [null, null],
      },
    }),
    last(),
  );
  expect(missions.map(({ key }) => key)).toEqual(['mail', 'call', 'left-out']);
  expect(people.map(({ cells }) => cells.map((cell) => cell?.failures ?? null))).toEqual([
    [null, 2, null],
    [null, 1, 3],
  ]);
});
