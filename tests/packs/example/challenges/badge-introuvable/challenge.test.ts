import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import solve, { lazy } from './solve.ts';

const afternoons = Array.from({ length: 50 }, (_, seat) => {
  const secrets = checker.secrets(createVariant(seat.toString(16).padStart(32, '5')));
  return { secrets, artifacts: checker.artifacts(secrets) };
});

describe('the declaration', () => {
  it('is right with the last passage of one’s own, however the hour is written', () => {
    for (const { secrets, artifacts } of afternoons) {
      const { badge, last } = Object(solve(artifacts, {}));
      for (const hour of [last, last.replaceAll(' ', ''), last.replace(' h ', ':')])
        expect(checker.check({ badge: ` ${badge.toLowerCase()} `, last: hour }, secrets).outcome).toBe('correct');
    }
  });

  it('knows the badge without its letters or its hyphen, and no other number of the slip', () => {
    for (const { secrets, artifacts } of afternoons) {
      const { badge, last } = Object(solve(artifacts, {}));
      const digits = badge.slice(3);
      for (const typed of [digits, `BQ${digits}`, `BQ ${digits}`, `bq\u2011${digits}`, `BQ - ${digits}.`])
        expect(checker.check({ badge: typed, last }, secrets).outcome).toBe('correct');
      for (const { name, value } of artifacts.slip)
        if (name !== 'Badge') expect(checker.check({ badge: value, last }, secrets)).toMatchObject({ verdict: 'wrong-badge' });
    }
  });

  it('tells who declares too early from who declares too late', () => {
    for (const { secrets, artifacts } of afternoons) {
      expect(checker.check(lazy.refuse(artifacts, {}), secrets)).toMatchObject({ verdict: 'too-wary' });
      expect(checker.check(lazy.accept(artifacts, {}), secrets)).toMatchObject({ verdict: 'too-trusting' });
    }
  });

  it.each([{}, '', { badge: 'BQ-1' }, { badge: 'BQ-1', last: 'midi' }, { badge: ' ', last: '12 h 34' }])(
    'counts nothing for %j',
    (answer) => {
      for (const { secrets } of afternoons.slice(0, 1))
        expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
    },
  );
});
