import { describe, expect, it } from 'vitest';
import { markedText } from '#engine/authoring/server';
import { createVariant } from '#engine/authoring/testing';
import { GESTURES, gestureNames } from './artifacts.ts';
import checker from './challenge.server.ts';
import { REQUESTS } from './requests.server.ts';
import solve, { wrong } from './solve.ts';

const days = Array.from({ length: 60 }, (_, seed) => checker.secrets(createVariant(seed.toString(16).padStart(32, '5'))));

describe.each(days.map((day, seed) => ({ seed, day })))('day $seed', ({ day }) => {
  const { moments } = day;
  const safe = Object.fromEntries(moments.map(({ id, own }) => [id, own ? 'approve' : 'report']));
  const judged = (answer: Record<string, string>) => {
    const { outcome, verdict } = checker.check(answer, day);
    return { outcome, verdict };
  };

  it('has eight requests in the order of the day, of which four are one’s own', () => {
    expect(new Set(moments.map(({ id }) => id)).size).toBe(8);
    expect(moments.filter(({ own }) => own)).toHaveLength(4);
    const minutes = moments.map(({ time }) => time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0));
    const apart = minutes.slice(1).map((minute, before) => minute - (minutes[before] ?? minute));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(20);
  });

  it('shows the code that somebody named, and tells of nothing else', () => {
    const { moments: shown } = checker.artifacts(day);
    for (const moment of shown) {
      const { id, before, numbers, code } = moment;
      expect(before).not.toMatch(/[[\]{}]/);
      if (id === 'nombre') {
        const [number, ...others] = numbers?.filter((proposed) => before.includes(proposed)) ?? [];
        expect(others).toEqual([]);
        expect(gestureNames(moment).approve).toBe(`Approuver avec le ${number}`);
      }
      if (id === 'appareil') expect(before).toContain(code ?? '?');
    }
    for (const moment of moments)
      for (const told of moment.own ? [moment.why] : [moment.why, moment.ifApproved])
        expect(JSON.stringify(shown)).not.toContain(told);
    for (const moment of shown) expect(moment).not.toHaveProperty('own');
  });

  it('is solved by approving one’s own, and refusing and reporting the rest', () => {
    expect(solve(checker.artifacts(day), {})).toEqual(safe);
    expect(judged(safe)).toEqual({ outcome: 'correct', verdict: 'correct' });
    for (const gesture of GESTURES)
      expect(judged(Object.fromEntries(moments.map(({ id }) => [id, gesture]))).outcome).toBe(
        gesture === 'approve' ? 'incorrect' : 'neutral',
      );
    expect(judged(wrong)).toEqual({ outcome: 'incorrect', verdict: 'too-trusting' });
  });

  it('says of a mistake which kind it was, and marks the minute before', () => {
    for (const { id, own, before } of moments) {
      const { verdict, output } = checker.check({ [id]: 'approve', tried: id }, day);
      expect(verdict).toBe(own ? 'step' : 'too-trusting');
      expect(markedText(output?.consequences[id])?.replaceAll(/\s/g, ' ')).toBe(before.replaceAll(/\s/g, ' '));
    }
  });

  it('takes nothing for reports of one’s own: says of two why they were, and asks again at the end what was held', () => {
    const [first = '', second = '', third = ''] = moments.flatMap(({ id, own }) => (own ? [id] : []));
    const two = { [first]: 'report', [second]: 'report' };
    for (const tried of [first, second]) {
      expect(judged({ ...two, tried })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
      const { output } = checker.check({ ...two, tried }, day);
      expect(output?.consequences[tried]).toMatchObject({ settled: true, says: expect.stringContaining('vient de vous') });
    }
    expect(judged({ ...safe, ...two }).outcome).toBe('correct');
    expect(judged({ ...two, [third]: 'report', tried: third })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
    expect(checker.check({ ...safe, ...two, [third]: 'report' }, day)).toMatchObject({
      outcome: 'neutral',
      output: { says: expect.stringContaining('une vient de vous') },
    });
  });

  it('takes nothing for a refusal, asks for another gesture, and tells nothing by it of who started the request', () => {
    const told = new Set<string | undefined>();
    for (const { id } of moments) {
      expect(judged({ [id]: 'refuse', tried: id })).toEqual({ outcome: 'neutral', verdict: 'tolerated' });
      const { output } = checker.check({ [id]: 'refuse', tried: id }, day);
      expect(output?.consequences[id]?.settled).toBe(false);
      told.add(output?.says);
      expect(judged({ ...safe, [id]: 'refuse' }).outcome).toBe('neutral');
    }
    expect(told.size).toBe(1);
  });

  it('says in the reveal what was right, and why', () => {
    for (const { id, right, why } of checker.reveal?.(day).moments ?? []) {
      expect(right).toBe(safe[id]);
      expect(checker.check({ [id]: right, tried: id }, day).output?.says).toBe(why);
    }
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
    for (let place = 0; place < 8; place += 1)
      expect(places.filter((other) => other === place).length).toBeGreaterThan(places.length / 15);
    const earliest = days.filter(
      (day) =>
        checker.check(Object.fromEntries(day.moments.map(({ id }, place) => [id, place < 4 ? 'approve' : 'report'])), day)
          .outcome === 'correct',
    );
    expect(earliest.length).toBeLessThan(days.length / 10);
  });
});
