import { expect, it } from 'vitest';
import type { CockpitSnapshot } from '#schemas/cockpit.ts';
import { unfoldSnapshot } from './unfold-snapshot.ts';

const SINCE = Date.parse('2026-11-24T09:00:00.000Z');
const time = (seconds: number) => SINCE + seconds * 1000;
const mission = (key: string) => ({ key, title: key, minutes: 5, hints: 2, played: true });
const participant = (id: string, joinedAt: number) => ({
  id,
  username: `${id}@brevelle.example`,
  name: `Nom ${id}`,
  realName: null,
  team: 'Achats',
  points: 4.5,
  joinedAt,
  activeAt: joinedAt + 60,
});
const SNAPSHOT: CockpitSnapshot = {
  number: 7,
  room: {
    phase: 'running',
    open: true,
    opensAt: null,
    startedAt: new Date(SINCE).toISOString(),
    closesAt: null,
    pausedAt: null,
    frozenAt: null,
    endedAt: null,
    now: new Date(time(900)).toISOString(),
  },
  code: 'K7QF-2MXD',
  name: 'Atelier',
  teams: ['Achats'],
  hintPolicy: 'table',
  since: new Date(SINCE).toISOString(),
  missions: [mission('ssh'), mission('sql')],
  participants: [participant('ana', 0), { ...participant('bob', 30), hiddenName: 'Nom caché' }],
  cells: {
    participant: [0, 0, 1],
    mission: [0, 1, 1],
    openedAt: [60, null, 120],
    failures: [1, 2, 0],
    hints: [2, 0, 1],
    given: [1, 0, 0],
    took: [90, 300, null],
    points: [4.5, 5, null],
  },
  breaks: [{ from: 200, until: 260 }],
  absent: [{ username: 'cleo@brevelle.example', realName: null, team: null }],
  absentCount: 1,
  shared: [{ at: 400, participant: 'ana', other: 'bob', challenge: 'ssh' }],
};

it('a snapshot becomes a state in which every time is in milliseconds', () => {
  const { since: _, room: clock, participants, cells: __, ...same } = SNAPSHOT;
  const [ana, bob] = participants;
  expect(unfoldSnapshot(SNAPSHOT)).toEqual({
    ...same,
    clock,
    people: [
      {
        ...ana,
        joinedAt: time(0),
        activeAt: time(60),
        cells: [
          { openedAt: time(60), failures: 1, hints: 2, given: 1, solvedAt: time(150), points: 4.5 },
          // Without an opening time, the time of the solve counts from `since`.
          { openedAt: null, failures: 2, hints: 0, given: 0, solvedAt: time(300), points: 5 },
        ],
      },
      {
        ...bob,
        joinedAt: time(30),
        activeAt: time(90),
        cells: [null, { openedAt: time(120), failures: 0, hints: 1, given: 0, solvedAt: null, points: null }],
      },
    ],
    breaks: [{ from: time(200), until: time(260) }],
    shared: [{ at: time(400), participant: 'ana', other: 'bob', challenge: 'ssh' }],
    stale: false,
  });
});

it('a cell of an unknown participant or mission is left out', () => {
  const one = { openedAt: [60], failures: [0], hints: [0], given: [0], took: [null], points: [null] };
  const beyond = unfoldSnapshot({ ...SNAPSHOT, cells: { ...one, participant: [9], mission: [0] } });
  expect(beyond.people.flatMap(({ cells }) => cells)).toEqual([null, null, null, null]);
  const nowhere = unfoldSnapshot({ ...SNAPSHOT, cells: { ...one, participant: [0], mission: [] } });
  expect(nowhere.people.map(({ cells }) => Object.keys(cells))).toEqual([
    ['0', '1'],
    ['0', '1'],
  ]);
});

it('people are in the order of joining, each with their own cells, in whatever order the snapshot has them', () => {
  const [ana, bob] = SNAPSHOT.participants;
  const swapped = { ...SNAPSHOT.cells, participant: SNAPSHOT.cells.participant.map((place) => 1 - place) };
  const other = { ...SNAPSHOT, participants: [bob, ana].flatMap((person) => person ?? []), cells: swapped };
  expect(unfoldSnapshot(other)).toEqual(unfoldSnapshot(SNAPSHOT));
});
