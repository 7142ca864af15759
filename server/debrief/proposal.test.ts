import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEBRIEF_MISSIONS, MIN_TOLD } from '#schemas/constants.ts';
import { type PlayedMission, propose } from './proposal.ts';

const mission = (key: string, played: Partial<PlayedMission> = {}): PlayedMission => ({
  key,
  title: key,
  opened: 12,
  tried: 12,
  wrongAtFirst: 0,
  solved: 12,
  mistakes: [],
  ...played,
});

const told = (played: readonly PlayedMission[], minutes = 15) =>
  propose(played, minutes).missions.map(({ key, reason, people, of }) => ({ key, reason, people, of }));

test('the missions that a room shares a mistake in, did not solve or failed at first come first, each with its reason', () => {
  const mistakes = [
    { verdict: 'incorrect', people: 9 },
    { verdict: 'fooled', people: 7 },
  ];
  const played = [
    mission('easy'),
    mission('first', { wrongAtFirst: 6 }),
    mission('unsolved', { solved: 3, wrongAtFirst: 4 }),
    mission('shared', { wrongAtFirst: 10, mistakes }),
  ];
  expect(told(played)).toEqual([
    { key: 'shared', reason: 'mistake', people: 7, of: 12 },
    { key: 'unsolved', reason: 'few-solved', people: 3, of: 12 },
    { key: 'first', reason: 'first-try', people: 6, of: 12 },
  ]);
  expect(propose(played, 15).missions[0]?.mistake).toEqual({ verdict: 'fooled' });
});

test('a quarter of an hour holds three, ten minutes two, and the shortest debrief one', () => {
  const played = ['a', 'b', 'c', 'd'].map((key) => mission(key));
  expect([45, 15, 14, 10, 9, 1].map((minutes) => propose(played, minutes).missions.length)).toEqual([3, 3, 2, 2, 1, 1]);
  expect(propose(played, 17)).toMatchObject({ minutes: 17, minutesEach: 5 });
});

test('where nobody played, the order of play decides, and no figure is told', () => {
  const nobody = { opened: 0, tried: 0, solved: 0 };
  expect(told([mission('a', nobody), mission('b', nobody)])).toEqual([
    { key: 'a', reason: 'played', people: null, of: null },
    { key: 'b', reason: 'played', people: null, of: null },
  ]);
});

const anyMission = fc
  .record({
    opened: fc.nat(40),
    parts: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    tried: fc.double({ min: 0, max: 1, noNaN: true }),
    mistakes: fc.array(
      fc.record({ verdict: fc.constantFrom('incorrect', 'fooled', 'order'), people: fc.integer({ min: 1, max: 40 }) }),
    ),
  })
  .map(({ opened, parts: [wrong, solved], tried: share, mistakes }) => {
    const tried = Math.floor(opened * share);
    return { opened, tried, wrongAtFirst: Math.floor(tried * wrong), solved: Math.floor(tried * solved), mistakes };
  });

test('no figure is about fewer people than may be told, none exceeds who tried, and no mission is there twice', () => {
  fc.assert(
    fc.property(fc.array(anyMission, { maxLength: 12 }), fc.integer({ min: 1, max: 240 }), (rooms, minutes) => {
      const played = rooms.map((room, index) => mission(`m${index}`, room));
      const { missions, minutesEach } = propose(played, minutes);
      expect(missions.length).toBeLessThanOrEqual(Math.min(DEBRIEF_MISSIONS, played.length));
      if (played.length > 0) expect(missions.length).toBeGreaterThan(0);
      expect(minutesEach * missions.length).toBeLessThanOrEqual(Math.max(minutes, missions.length));
      expect(new Set(missions.map(({ key }) => key)).size).toBe(missions.length);
      for (const { key, reason, people, of, mistake } of missions) {
        const { tried = 0 } = played.find((one) => one.key === key) ?? {};
        if (tried < MIN_TOLD) expect({ reason, people, of }).toEqual({ reason: 'played', people: null, of: null });
        else expect(people).toBeLessThanOrEqual(of ?? 0);
        if (reason === 'mistake') expect(people).toBeGreaterThanOrEqual(MIN_TOLD);
        expect(mistake !== null).toBe(reason === 'mistake');
      }
      // A mission with figures never comes after one without.
      const figures = missions.map(({ of }) => of !== null);
      expect(figures).toEqual([...figures].sort((a, b) => Number(b) - Number(a)));
    }),
  );
});
