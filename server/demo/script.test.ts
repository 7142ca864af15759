import { describe, expect, test } from 'vitest';
import { fixtureChallenges } from '../../tests/support/fixture-challenges.ts';
import { PEOPLE } from './people.ts';
import { LENGTH, scriptOf } from './script.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const MINUTE = 60_000;
const missions = fixtureChallenges.map(({ manifest }) => manifest);
const script = scriptOf(PEOPLE, missions, SEED);
const of = (email: string) => script.filter(({ person }) => person.email.startsWith(email));

describe('the script of a demo', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(scriptOf(PEOPLE, missions, SEED)).toEqual(script);
    expect(scriptOf(PEOPLE, missions, SEED.replace('0', '1'))).not.toEqual(script);
  });

  test('has twenty people of a reserved domain, who join within three minutes before they do anything else', () => {
    expect(new Set(PEOPLE.map(({ email }) => email)).size).toBe(20);
    for (const { email } of PEOPLE) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+@brevelle\.example$/);
      const [first, ...others] = of(email);
      expect(first).toMatchObject({ act: 'join' });
      expect(first?.at).toBeLessThan(3 * MINUTE);
      expect(others.some(({ act }) => act === 'join')).toBe(false);
    }
  });

  test('goes at the pace of people: nobody is quicker than five seconds, and every minute has something to see', () => {
    for (const { email } of PEOPLE) {
      const times = of(email).map(({ at }) => at);
      for (const [index, at] of times.entries())
        expect(at - (times[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(5000);
    }
    for (let minute = 5; minute < 60; minute += 1) {
      const steps = script.filter(({ at }) => at >= minute * MINUTE && at < (minute + 1) * MINUTE);
      expect(steps.length).toBeGreaterThanOrEqual(4);
      expect(steps.length).toBeLessThanOrEqual(40);
    }
    expect(script.every(({ at }, index) => at <= LENGTH && at >= (script[index - 1]?.at ?? 0))).toBe(true);
  });

  test('has somebody who is stuck and goes on, and somebody who left', () => {
    const stuck = of('hugo.lemaitre');
    expect(stuck.filter(({ act }) => act === 'solve')).toHaveLength(1);
    const tries = stuck.filter(({ challenge }) => challenge === stuck.at(-1)?.challenge);
    expect(tries.filter(({ act }) => act === 'hint')).toHaveLength(3);
    expect(tries.filter(({ act }) => act === 'miss').length).toBeGreaterThan(20);
    const left = of('quentin.barbier');
    expect(left.filter(({ act }) => act === 'solve')).toHaveLength(2);
    expect(left.at(-1)?.at).toBeLessThan(18 * MINUTE);
  });

  test('plays what the session chose, and nothing else', () => {
    const [first] = missions;
    const keys = new Set(scriptOf(PEOPLE, missions, SEED, [first?.key ?? '']).map(({ challenge }) => challenge));
    expect(keys).toEqual(new Set([undefined, first?.key]));
  });

  test('opens each mission and reads before anything is tried in it', () => {
    for (const { email } of PEOPLE) {
      const opened = new Map<string | undefined, number>();
      for (const { act, challenge, at } of of(email)) {
        if (act === 'open') opened.set(challenge, at);
        else if (act !== 'join') expect(at - (opened.get(challenge) ?? Number.NaN)).toBeGreaterThan(20_000);
      }
    }
  });

  test('solves each mission once at most, and nothing is tried after it', () => {
    for (const { email } of PEOPLE) {
      const solved = new Set<string | undefined>();
      for (const { act, challenge } of of(email)) {
        expect(solved).not.toContain(challenge);
        if (act === 'solve') solved.add(challenge);
      }
    }
  });

  test('plays what is listed, from easy to hard, awareness first', () => {
    const [first, ...others] = missions;
    if (!first) throw new Error('no fixture');
    const hard = { ...first, key: 'hard', difficulty: 'Difficile' as const };
    const mail = { ...first, key: 'mail', category: 'Sensibilisation' as const };
    const hidden = { ...first, key: 'hidden', listed: false };
    const played = scriptOf(PEOPLE, [hidden, hard, ...others.slice(0, 2), mail], SEED).filter(
      ({ person }) => person === PEOPLE[1],
    );
    expect(played.filter(({ act }) => act === 'solve').map(({ challenge }) => challenge)).toEqual([
      'mail',
      expect.stringMatching(/word|form/),
      expect.stringMatching(/word|form/),
      'hard',
    ]);
    expect(played.some(({ challenge }) => challenge === 'hidden')).toBe(false);
  });
});
