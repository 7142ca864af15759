import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { GESTURES, type Gesture } from './artifacts.ts';
import checker from './challenge.server.ts';
import solve, { lazy } from './solve.ts';

const variants = Array.from({ length: 24 }, (_, index) => checker.secrets(createVariant(index.toString(16).padStart(32, '7'))));

describe.each(variants.map((secrets, index) => ({ index, secrets })))('fortnight $index', ({ secrets }) => {
  const { moments } = secrets;
  const artifacts = checker.artifacts(secrets);
  const right: Record<string, Gesture> = Object.fromEntries(moments.map((moment) => [moment.id, moment.right]));
  const output = { right: 4, of: 5 };

  it('has two updates at least that are genuine, one at least that is not, and the disk', () => {
    const updates = moments.filter(({ screen }) => screen.kind !== 'disk').map((moment) => moment.right);
    expect(updates).toHaveLength(4);
    expect(updates.filter((gesture) => gesture === 'do').length).toBeGreaterThan(1);
    expect(updates).toContain('leave');
    expect(solve(artifacts, {})).toEqual(right);
  });

  it('says of a single mistake which kind it was, and how many gestures are right', () => {
    for (const { id, screen, right: wanted } of moments)
      for (const choice of GESTURES.filter((gesture) => gesture !== wanted)) {
        const usual = choice === 'later' ? 'put-off' : wanted === 'do' ? 'too-wary' : 'too-trusting';
        const verdict = screen.kind === 'disk' ? 'disk' : usual;
        expect(checker.check({ ...right, [id]: choice }, secrets)).toEqual({ outcome: 'incorrect', verdict, output });
      }
  });

  it('is solved by no single gesture for everything', () => {
    for (const answer of [lazy.refuse(artifacts, {}), lazy.accept(artifacts, {})])
      expect(checker.check(answer, secrets).outcome).toBe('incorrect');
  });

  it('counts nothing while a day is undecided', () => {
    for (const answer of [{}, '', { ...right, a: '' }, { ...right, e: 'Do' }, { ...right, c: ['do'] }])
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
  });

  it('keeps to itself what is right until it is solved', () => {
    for (const { why } of moments) expect(JSON.stringify(artifacts)).not.toContain(why);
    expect(checker.reveal?.(secrets).moments.map(({ genuine }) => genuine)).toEqual(
      moments.map((moment) => moment.right !== 'leave'),
    );
  });
});
