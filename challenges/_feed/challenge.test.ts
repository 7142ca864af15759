import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { PLACES } from './artifacts.ts';
import checker from './challenge.server.ts';
import solve, { lazy, wrong } from './solve.ts';

// The conformance tests play every challenge already: test here what is particular to this one's rules.
const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit) => digit.repeat(32));

describe.each(seeds)('the queue of %s', (seed) => {
  const secrets = checker.secrets(createVariant(seed));
  const artifacts = checker.artifacts(secrets);
  const { posts } = secrets;

  it('is full, and has posts of both kinds', () => {
    expect(posts).toHaveLength(PLACES.length);
    expect(new Set(posts.map(({ right }) => right)).size).toBe(2);
    expect(posts.filter(({ right }) => right === 'hold')).toHaveLength(secrets.held);
  });

  it('says in which direction to look again', () => {
    expect(checker.check(wrong, secrets).verdict).toBe('too-trusting');
    expect(checker.check(lazy.refuse(artifacts, {}), secrets)).toEqual({
      outcome: 'incorrect',
      verdict: 'too-wary',
      output: { right: secrets.held, of: posts.length },
    });
  });

  it('counts nothing while a post is undecided', () => {
    const [first] = posts;
    const right = Object(solve(artifacts, {}));
    expect(checker.check({ ...right, [first?.id ?? '']: '' }, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
  });
});
