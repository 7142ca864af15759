import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { TURNS } from './artifacts.ts';
import checker from './challenge.server.ts';
import solve, { lazy, wrong } from './solve.ts';

// The conformance tests play every challenge already: test here what is particular to this one's rules.
const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit) => digit.repeat(32));

describe.each(seeds)('the call of %s', (seed) => {
  const secrets = checker.secrets(createVariant(seed));
  const artifacts = checker.artifacts(secrets);
  const { turns } = secrets;

  it('is as long as it should be, and has requests of both kinds', () => {
    expect(turns).toHaveLength(TURNS.length);
    expect(new Set(turns.map(({ right }) => right)).size).toBe(2);
    expect(turns.filter(({ right }) => right === 'callback')).toHaveLength(secrets.verified);
  });

  it('says in which direction to think again, and takes a name for no proof', () => {
    expect(checker.check(lazy.accept(artifacts, {}), secrets).verdict).toBe('too-trusting');
    expect(checker.check(lazy.refuse(artifacts, {}), secrets).verdict).toBe('too-wary');
    expect(checker.check(wrong, secrets)).toMatchObject({ outcome: 'incorrect', output: { right: 0 } });
  });

  it('counts nothing before its end', () => {
    const [first] = turns;
    const right = Object(solve(artifacts, {}));
    expect(checker.check({ ...right, [first?.id ?? '']: '' }, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
  });
});
