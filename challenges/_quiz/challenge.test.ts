import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { QUESTIONS } from './questions.server.ts';
import solve, { wrong } from './solve.ts';

// The conformance tests play every challenge already: test here what is particular to this one's rules.
const secrets = checker.secrets(createVariant('3'.repeat(32)));
const artifacts = checker.artifacts(secrets);
const right = secrets.questions.map(({ options, right: text }) => options.find((option) => option.text === text)?.id ?? '');
const outcomeOf = (choices: string[]) => checker.check({ choices }, secrets).outcome;

describe('the answers handed in', () => {
  it('pass with as many right ones as the scene says, whichever they are', () => {
    expect(solve(artifacts, {})).toEqual({ choices: right });
    const missed = right.length - artifacts.pass;
    expect(outcomeOf(right.map((id, place) => (place < missed ? '' : id)))).toBe('correct');
    expect(outcomeOf(right.map((id, place) => (place <= missed ? '' : id)))).toBe('incorrect');
  });

  it('count time that ran out as wrong', () => {
    expect(checker.check(wrong, secrets)).toMatchObject({ outcome: 'incorrect', output: { right: 0 } });
  });

  it('are nothing without their list', () => {
    expect(checker.check('', secrets)).toEqual({ outcome: 'neutral', verdict: 'unfinished' });
  });
});

it('the right option is not always the longest', () => {
  const longest = QUESTIONS.filter((question) =>
    [question.trusting, question.wary].every((text) => text.length < question.right.length),
  );
  expect(longest.length).toBeLessThanOrEqual(QUESTIONS.length / 2);
});

it.each(QUESTIONS)('can be read in its time: $text', ({ text, right: good, trusting, wary }) => {
  expect([text, good, trusting, wary].join(' ').split(/\s+/).length).toBeLessThanOrEqual(60);
});
