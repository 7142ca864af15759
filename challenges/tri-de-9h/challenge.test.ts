import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import type { Gesture } from './artifacts.ts';
import checker from './challenge.server.ts';
import { SUBJECTS } from './morning.server.ts';
import solve, { wrong } from './solve.ts';

const mornings = Array.from({ length: 24 }, (_, seed) => checker.secrets(createVariant(seed.toString(16).padStart(32, '9'))));

type Morning = (typeof mornings)[number];

/** One gesture for each trap and each genuine item; the first genuine ones may have another. */
function answer({ items }: Morning, trap: Gesture, genuine: Gesture, others: readonly Gesture[] = []) {
  const left = [...others];
  return Object.fromEntries(items.map((item) => [item.id, item.genuine ? (left.shift() ?? genuine) : trap]));
}

describe('a text message', () => {
  it('comes from a name that a telephone can show: eleven plain signs at most', () => {
    const names = SUBJECTS.flatMap(({ channel, genuine, fraud }) => (channel === 'sms' ? [genuine.from, fraud.from] : []));
    expect(names.filter((name) => !/^[A-Za-z0-9 ]{3,11}$/.test(name))).toEqual([]);
  });
});

describe.each(mornings.map((morning, seed) => ({ seed, morning })))('morning $seed', ({ morning }) => {
  const { items } = morning;
  const verdictOf = (sent: Record<string, string>) => checker.check(sent, morning).verdict;

  it('has eight things of every kind, three or four of them genuine', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(8);
    expect(new Set(items.map(({ channel }) => channel)).size).toBe(4);
    expect([3, 4]).toContain(items.filter(({ genuine }) => genuine).length);
  });

  it('has a trap that Camille knows of, and a genuine thing that she does not', () => {
    expect(items.some(({ genuine, known }) => !genuine && known !== undefined)).toBe(true);
    expect(items.some(({ genuine, known }) => genuine && known === undefined)).toBe(true);
  });

  it('marks and explains nothing before it is solved', () => {
    const artifacts = checker.artifacts(morning);
    const seen = JSON.stringify(artifacts.items);
    expect(seen.slice(1, -1)).not.toMatch(/[[\]]/);
    for (const { why } of items) expect(seen).not.toContain(why);
    for (const item of artifacts.items) expect(item).not.toHaveProperty('genuine');
  });

  it('is solved by reading, and forgives one report too many and two checks', () => {
    expect(checker.check(solve(checker.artifacts(morning), {}), morning).outcome).toBe('correct');
    expect(verdictOf(answer(morning, 'report', 'treat', ['report']))).toBe('correct');
    expect(verdictOf(answer(morning, 'report', 'treat', ['verify', 'verify', 'report']))).toBe('correct');
  });

  it('says in which direction to look again', () => {
    const traps = items.filter(({ genuine }) => !genuine).length;
    expect(checker.check(answer(morning, 'treat', 'treat'), morning)).toEqual({
      outcome: 'incorrect',
      verdict: 'too-trusting',
      output: { right: 8 - traps, of: 8 },
    });
    expect(verdictOf(answer(morning, 'report', 'report'))).toBe('too-wary');
    expect(verdictOf(answer(morning, 'report', 'treat', ['report', 'report']))).toBe('too-wary');
    expect(verdictOf(answer(morning, 'treat', 'report'))).toBe('both');
    expect(verdictOf(wrong)).toBe('too-trusting');
  });

  it('counts nothing for checking everything, or for leaving one undecided', () => {
    expect(checker.check(answer(morning, 'verify', 'treat'), morning)).toEqual({ outcome: 'neutral', verdict: 'too-slow' });
    const [first] = items;
    expect(checker.check({ ...answer(morning, 'report', 'treat'), [first?.id ?? '']: '' }, morning).verdict).toBe('incomplete');
  });
});

describe('the pool', () => {
  it('tells every matter in two ways, a genuine and an imitated one', () => {
    expect(new Set(SUBJECTS.map(({ id }) => id)).size).toBe(16);
    expect(Object.keys(wrong).toSorted()).toEqual(SUBJECTS.map(({ id }) => id).toSorted());
    for (const { genuine, fraud } of SUBJECTS) expect(genuine.text).not.toBe(fraud.text);
  });

  it('gives no way to tell by one sign alone', () => {
    const genuine = SUBJECTS.map((subject) => subject.genuine);
    const frauds = SUBJECTS.map((subject) => subject.fraud);
    for (const versions of [genuine, frauds]) {
      expect(versions.some(({ link }) => link)).toBe(true);
      expect(versions.some(({ link }) => !link)).toBe(true);
      expect(versions.some(({ address }) => address?.includes('Externe'))).toBe(true);
      expect(versions.some(({ qr }) => qr)).toBe(true);
    }
  });
});
