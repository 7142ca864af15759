import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHANGED_CHALLENGES, challengesOf, changedAmong } from '../support/changed-challenges.ts';

describe('a change of', () => {
  it('folders of challenges names each of them once', () => {
    const files = ['challenges/first/manifest.json', 'challenges/first/solve.ts', 'challenges/second/challenge.tsx'];
    expect(challengesOf(files)).toEqual(['first', 'second']);
  });

  it.each(['engine/rules/scoring.ts', 'challenges/_form/challenge.ts', 'challenges/README.md'])(
    'a challenge and of %s may have changed every challenge',
    (other) => {
      expect(challengesOf(['challenges/first/solve.ts', other])).toBeNull();
    },
  );
});

describe('played seat by seat', () => {
  afterEach(() => void vi.unstubAllEnvs());
  const all = ['first', 'second', 'third'].map((key) => ({ manifest: { key } }));

  it('is each of the challenges that are named', () => {
    vi.stubEnv(CHANGED_CHALLENGES, 'first,second');
    expect(changedAmong(all)).toEqual(all.slice(0, 2));
  });

  it.each([undefined, 'gone'])('is every challenge where the variable is %s', (named) => {
    vi.stubEnv(CHANGED_CHALLENGES, named);
    expect(changedAmong(all)).toEqual(all);
  });
});
