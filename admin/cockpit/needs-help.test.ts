import { describe, expect, it } from 'vitest';
import { currentMission, holdsBack, needsHelp } from '#engine/rules/session/needs-help.ts';
import { usualTimes } from '#engine/rules/session/room-times.ts';
import { unfoldSnapshot } from '#engine/rules/session/unfold-snapshot.ts';
import { aClock, aSnapshot, COCKPIT_START, type CockpitMaking, fullCockpit, quietCockpit } from '../testing/a-cockpit.ts';

const MISSIONS: CockpitMaking['missions'] = [
  ['mail', 'Le mail', 4, 3],
  ['page', 'La page', 6, 0],
];
const at = (minutes: number) => COCKPIT_START + minutes * 60_000;
type Cells = NonNullable<CockpitMaking['people'][number]['cells']>;
const person = (id: string, cells: Cells, more: object = {}) => ({ id, username: `${id}@x.fr`, cells, ...more });
const room = (minutes: number, people: CockpitMaking['people'], more: CockpitMaking['more'] = {}) =>
  unfoldSnapshot(aSnapshot({ minutes, missions: MISSIONS, people, more }));
const needs = (minutes: number, ...people: CockpitMaking['people']) =>
  needsHelp(room(minutes, people), at(minutes)).map(({ person: { id }, mission, reasons }) => [
    id,
    mission?.key ?? null,
    reasons,
  ]);

describe('the usual time of a mission', () => {
  it('is the median of three or more who solved it, else what the manifest says', () => {
    const solved = (id: string, minutes: number) => person(id, { mail: [0, minutes], page: [10, null] });
    expect(usualTimes(room(20, [solved('a', 1), solved('b', 9)]))).toEqual([4 * 60_000, 6 * 60_000]);
    const three = [solved('a', 1), solved('b', 9), solved('c', 2)];
    expect(usualTimes(room(20, three))).toEqual([2 * 60_000, 6 * 60_000]);
    expect(usualTimes(room(20, [...three, solved('d', 4)]))).toEqual([3 * 60_000, 6 * 60_000]);
    // Solves without a recorded opening are left out of the median.
    const unnoted = ['e', 'f', 'g', 'h'].map((id) => person(id, { mail: [null, 9] }));
    expect(usualTimes(room(20, [...three, ...unnoted]))).toEqual([2 * 60_000, 6 * 60_000]);
  });
});

describe('who needs help', () => {
  it('got nowhere for half as long again as it usually takes, and two minutes at least', () => {
    expect(needs(6, person('a', { mail: [0] }))).toEqual([]);
    expect(needs(6.5, person('a', { mail: [0] }))).toEqual([
      ['a', 'mail', [{ why: 'time', waited: 6.5 * 60_000, usual: 4 * 60_000 }]],
    ]);
    expect(needs(8.5, person('a', { page: [0] }))).toEqual([]);
    // A limit must be exceeded: nine minutes are exactly half as long again as usual.
    expect(needs(9, person('a', { page: [0] }))).toEqual([]);
    // Everybody else needs half a minute, so the minimum of two minutes beyond that applies.
    const quick = ['b', 'c', 'd'].map((id) => person(id, { mail: [0, 0.5] }));
    expect(needs(2.5, person('a', { mail: [0] }), ...quick)).toEqual([]);
    expect(needs(2.6, person('a', { mail: [0] }), ...quick)).toHaveLength(1);
  });

  it('is looked at on the mission opened last, and a solve counts as getting somewhere', () => {
    const wandering = person('a', { mail: [0, null, 7], page: [10] });
    const back = person('b', { mail: [10], page: [0] });
    expect(room(11, [wandering, back]).people.map(currentMission)).toEqual([1, 0]);
    const both = person('c', { mail: [0], page: [0] });
    const none = person('d', { mail: [0, 1] });
    expect(room(11, [both, none]).people.map(currentMission)).toEqual([1, -1]);
    expect(needs(11, wandering)).toEqual([]);
    expect(needs(12, person('a', { mail: [0], page: [0, 9] }))).toEqual([]);
  });

  it('failed five times, or has used every hint there is', () => {
    expect(needs(1, person('a', { mail: [0, null, 4] }))).toEqual([]);
    expect(needs(1, person('a', { mail: [0, null, 5] }))).toEqual([['a', 'mail', [{ why: 'failures', count: 5 }]]]);
    expect(needs(1, person('a', { mail: [0, null, 0, 3, 1] }))).toEqual([['a', 'mail', [{ why: 'hints', count: 3 }]]]);
    expect(needs(1, person('a', { mail: [0, 1, 9, 3] }))).toEqual([]);
    // The mission has no hints that could be used up.
    expect(needs(1, person('a', { page: [0] }))).toEqual([]);
  });

  it('has been here for three minutes of play and opened nothing', () => {
    expect(needs(2.9, person('a', {}))).toEqual([]);
    expect(needs(3, person('a', {}))).toEqual([['a', null, [{ why: 'not-started', waited: 3 * 60_000 }]]]);
    expect(needs(10, person('a', {}, { joined: 8 }))).toEqual([]);
    // A hint that a facilitator granted does not count as opening the mission.
    expect(needs(3, person('a', { mail: [null, null, 0, 1, 1] }))).toHaveLength(1);
    expect(needs(3, person('a', { mail: [0, 1] }))).toEqual([]);
    // An attempt or a requested hint counts as a start, even without a recorded opening.
    expect(needs(3, person('a', { mail: [null, null, 1] }), person('b', { mail: [null, null, 0, 1] }))).toEqual([]);
  });

  it('is nobody who was erased, and nobody waits on a mission with them', () => {
    const erased = (id: string) => person(id, { mail: [0] }, { username: `${id}@personne-effacee.invalid` });
    expect(needs(30, erased('a'), person('b', { mail: [0] })).map(([id]) => id)).toEqual(['b']);
    expect(holdsBack(room(30, [erased('a'), person('b', { mail: [0] })]), at(30))).toBeNull();
  });

  it('is listed by how many reasons there are, then by how long', () => {
    const list = needs(
      9,
      person('late', { mail: [1] }),
      person('both', { mail: [2, null, 6] }),
      person('longest', { mail: [0] }),
    );
    expect(list.map(([id]) => id)).toEqual(['both', 'longest', 'late']);
  });

  it('is nobody while nobody plays; in a pause time stands still', () => {
    const people = [person('a', { mail: [0] })];
    const failing = [person('a', { mail: [0, null, 9] })];
    for (const phase of ['prepared', 'lobby', 'ended', 'archived'] as const)
      expect(needsHelp(room(30, failing, { room: aClock(30, { phase }) }), at(30))).toEqual([]);
    const paused = aClock(30, { phase: 'paused', pausedAt: new Date(at(5)).toISOString() });
    expect(needsHelp(room(30, people, { room: paused }), at(30))).toEqual([]);
    const later = aClock(30, { phase: 'paused', pausedAt: new Date(at(7)).toISOString() });
    expect(needsHelp(room(30, people, { room: later }), at(30))).toMatchObject([{ waited: 7 * 60_000 }]);
  });

  it('is not whom a pause kept waiting: what is over of it counts nowhere', () => {
    const breaks = [{ from: 2 * 60, until: 32 * 60 }];
    const people = [person('a', { mail: [0] }), person('b', {}), person('c', { page: [1] }), person('d', { page: [1] })];
    expect(needsHelp(room(33, people, { breaks }), at(33)).map(({ person: { id }, waited }) => [id, waited])).toEqual([
      ['b', 3 * 60_000],
    ]);
    expect(holdsBack(room(36, people, { breaks }), at(36))).toBeNull();
    expect(holdsBack(room(38, people, { breaks }), at(38))).toMatchObject({ waited: 7 * 60_000 });
    const across = ['a', 'b', 'c'].map((id) => person(id, { mail: [1, 35] }));
    expect(usualTimes(room(40, across, { breaks }))[0]).toBe(4 * 60_000);
  });

  it('is not whom yesterday left with an open mission: a new start begins anew', () => {
    const started = aClock(1440, { startedAt: new Date(at(1440)).toISOString() });
    const yesterdays = room(1441, [person('a', { mail: [0] }), person('b', { mail: [0] })], { room: started });
    expect(needsHelp(yesterdays, at(1441))).toEqual([]);
    expect(holdsBack(yesterdays, at(1441))).toBeNull();
  });

  it('is nobody in a quiet room, and some in a full one', () => {
    expect(needsHelp(unfoldSnapshot(quietCockpit()), at(12))).toEqual([]);
    const full = needsHelp(unfoldSnapshot(fullCockpit()), at(62));
    expect(full.length).toBeGreaterThan(10);
    expect(full.length).toBeLessThan(200);
  });
});

describe('the mission that holds the room back', () => {
  it('has several people on it, for longer than usual', () => {
    expect(holdsBack(room(9, [person('a', { mail: [0] })]), at(9))).toBeNull();
    expect(
      holdsBack(
        room(
          3,
          ['a', 'b', 'c'].map((id) => person(id, { mail: [0] })),
        ),
        at(3),
      ),
    ).toBeNull();
    const held = holdsBack(
      room(9, [
        ...['a', 'b', 'c'].map((id) => person(id, { mail: [1] })),
        ...['d', 'e'].map((id) => person(id, { page: [2] })),
        person('f', { mail: [0, 3] }),
      ]),
      at(9),
    );
    expect(held).toMatchObject({ mission: { key: 'mail' }, waited: 8 * 60_000, usual: 4 * 60_000 });
    expect(held?.people.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    // Two people are on each mission for longer than usual: the mission that exceeds its usual time by the larger factor is reported.
    const two = room(9, [
      ...['a', 'b'].map((id) => person(id, { mail: [4] })),
      ...['c', 'd'].map((id) => person(id, { page: [0] })),
    ]);
    expect(holdsBack(two, at(9))).toMatchObject({ mission: { key: 'page' } });
    // The ratio to the usual time decides, not the number of minutes.
    const shorter = room(9, [
      ...['a', 'b'].map((id) => person(id, { mail: [4] })),
      ...['c', 'd'].map((id) => person(id, { page: [2] })),
    ]);
    expect(holdsBack(shorter, at(9))).toMatchObject({ mission: { key: 'mail' } });
    const usual = ['a', 'b'].map((id) => person(id, { mail: [0] }));
    expect(holdsBack(room(4, usual), at(4))).toBeNull();
  });
});
