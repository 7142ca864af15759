import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHANGED_CHALLENGES, challengesOf, mayHaveChanged } from '../support/changed-challenges.ts';

describe('a change of', () => {
  it('folders of challenges names each of them once', () => {
    const files = ['challenges/caesar/manifest.json', 'challenges/caesar/solve.ts', 'challenges/quiz/challenge.tsx'];
    expect(challengesOf(files)).toEqual(['caesar', 'quiz']);
  });

  it.each(['engine/rules/scoring.ts', 'challenges/_form/challenge.ts', 'challenges/README.md'])(
    'a challenge and of %s may have changed every challenge',
    (other) => {
      expect(challengesOf(['challenges/caesar/solve.ts', other])).toBeNull();
    },
  );
});

describe('played seat by seat', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('is each of the challenges that are named', () => {
    vi.stubEnv(CHANGED_CHALLENGES, 'caesar,quiz');
    expect(['caesar', 'quiz', 'ssh'].map(mayHaveChanged)).toEqual([true, true, false]);
  });

  it('is every challenge where none is named', () => {
    vi.stubEnv(CHANGED_CHALLENGES, undefined);
    expect(mayHaveChanged('ssh')).toBe(true);
  });
});
