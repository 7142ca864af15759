import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import type { Gesture } from './artifacts.ts';
import checker from './challenge.server.ts';
import { REQUESTS } from './requests.server.ts';
import solve, { wrong } from './solve.ts';

const days = Array.from({ length: 60 }, (_, seed) => checker.secrets(createVariant(seed.toString(16).padStart(32, '5'))));

type Day = (typeof days)[number];

/** One gesture for one's own requests, one for the first foreign one, one for the others. */
function answer({ moments }: Day, own: Gesture, first: Gesture, others: Gesture = first) {
  const foreign = moments.find((moment) => !moment.own)?.id;
  return Object.fromEntries(moments.map((moment) => [moment.id, moment.own ? own : moment.id === foreign ? first : others]));
}

describe.each(days.map((day, seed) => ({ seed, day })))('day $seed', ({ day }) => {
  const { moments } = day;
  const check = (sent: Parameters<typeof checker.check>[0]) => checker.check(sent, day);

  it('has six requests in the order of the day, of which one to three are one’s own', () => {
    expect(new Set(moments.map(({ id }) => id)).size).toBe(6);
    expect([1, 2, 3]).toContain(moments.filter(({ own }) => own).length);
    const minutes = moments.map(({ time }) => time.padStart(5, '0'));
    expect(minutes).toEqual(minutes.toSorted());
    expect(new Set(minutes).size).toBe(6);
  });

  it('shows the code that somebody named, and tells of nothing else', () => {
    const { moments: shown } = checker.artifacts(day);
    for (const { id, before, numbers, code } of shown) {
      expect(before).not.toMatch(/[[\]{}]/);
      if (id === 'nombre') expect(numbers?.filter((number) => before.includes(number))).toHaveLength(1);
      if (id === 'appareil') expect(before).toContain(code ?? '?');
    }
    for (const { why } of moments) expect(JSON.stringify(shown)).not.toContain(why);
    for (const moment of shown) expect(moment).not.toHaveProperty('own');
  });

  it('is solved by approving one’s own, refusing the rest and reporting one at least', () => {
    expect(check(solve(checker.artifacts(day), {})).outcome).toBe('correct');
    expect(check(answer(day, 'approve', 'report', 'refuse')).outcome).toBe('correct');
    expect(check(answer(day, 'approve', 'refuse'))).toEqual({ outcome: 'neutral', verdict: 'silent' });
  });

  it('says in which direction to look again', () => {
    expect(check(answer(day, 'approve', 'approve', 'report'))).toEqual({
      outcome: 'incorrect',
      verdict: 'too-trusting',
      output: { right: 5, of: 6 },
    });
    expect(check(answer(day, 'refuse', 'report'))).toEqual({
      outcome: 'incorrect',
      verdict: 'too-wary',
      output: { right: 6 - moments.filter(({ own }) => own).length, of: 6 },
    });
    expect(check(answer(day, 'report', 'approve')).verdict).toBe('both');
    expect(check(wrong).verdict).toBe('too-trusting');
  });

  it('counts nothing while one is unanswered', () => {
    const [first] = moments;
    expect(check({ ...answer(day, 'approve', 'report'), [first?.id ?? '']: '' })).toEqual({
      outcome: 'neutral',
      verdict: 'incomplete',
    });
  });
});

it('every request comes in two ways that only the minute before tells apart', () => {
  expect(Object.keys(wrong).toSorted()).toEqual(REQUESTS.map(({ id }) => id).toSorted());
  for (const { own, foreign } of REQUESTS) expect(own.before).not.toBe(foreign.before);
});

describe('what a request shows', () => {
  it('is the same, at the same hours and in the same place, whoever started it', () => {
    for (const { own, foreign } of REQUESTS) {
      expect(own.facts?.map(([label]) => label)).toEqual(foreign.facts?.map(([label]) => label));
      expect(own.rights?.length).toBe(foreign.rights?.length);
    }
    const placesOf = (own: boolean) =>
      new Set(days.flatMap(({ moments }) => moments.filter((moment) => moment.own === own)).map(({ place }) => place));
    expect(placesOf(true)).toEqual(placesOf(false));
  });

  it('has one’s own anywhere in the day', () => {
    const places = days.flatMap(({ moments }) => moments.flatMap(({ own }, place) => (own ? [place] : [])));
    for (let place = 0; place < 6; place += 1)
      expect(places.filter((other) => other === place).length).toBeGreaterThan(places.length / 15);
    const earliest = days.filter(
      (day) =>
        checker.check(Object.fromEntries(day.moments.map(({ id }, place) => [id, place < 2 ? 'approve' : 'report'])), day)
          .outcome === 'correct',
    );
    expect(earliest.length).toBeLessThan(days.length / 10);
  });
});
