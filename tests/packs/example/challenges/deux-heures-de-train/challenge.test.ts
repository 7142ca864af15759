import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { HAPPENINGS } from './moments.server.ts';
import solve, { lazy } from './solve.ts';

const journeys = Array.from({ length: 100 }, (_, seat) => {
  const secrets = checker.secrets(createVariant(seat.toString(16).padStart(32, '8')));
  return { secrets, artifacts: checker.artifacts(secrets) };
});

describe('a journey', () => {
  it('has four moments, one or two of them without any risk', () => {
    for (const { secrets } of journeys) {
      const genuine = secrets.moments.filter(({ happening }) => happening.genuine).length;
      expect([secrets.moments.length, genuine === 1 || genuine === 2]).toEqual([4, true]);
    }
  });

  it('is told apart for who lets all happen, and for who stops all', () => {
    for (const { secrets, artifacts } of journeys) {
      expect(checker.check(lazy.accept(artifacts, {}), secrets)).toMatchObject({ verdict: 'too-trusting' });
      expect(checker.check(lazy.refuse(artifacts, {}), secrets)).toMatchObject({ verdict: 'too-wary', output: { of: 4 } });
    }
  });

  it('counts nothing while a gesture is missing, or is none of the three', () => {
    for (const { secrets, artifacts } of journeys.slice(0, 3)) {
      const right = Object(solve(artifacts, {}));
      for (const answer of [{}, '', { ...right, moment3: undefined }, { ...right, moment3: 'd' }, { ...right, moment3: '' }])
        expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
    }
  });

  it('has gestures of its own for each moment', () => {
    const texts = HAPPENINGS.flatMap(({ go, otherwise, stop }) => [go, otherwise, stop]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
