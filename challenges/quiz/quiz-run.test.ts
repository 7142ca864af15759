import { describe, expect, it } from 'vitest';
import { NO_CHOICE } from './artifacts.ts';
import { advance, freshRun, isShort, markOf, type QuizRun, rightAnswers, secondsLeft } from './quiz-run.ts';

const started = advance(freshRun(5), { type: 'start' });
const answered = (run: QuizRun, choice: string, right?: boolean) => {
  const { index } = run;
  const moved = advance(run, { type: 'answer', index, choice });
  return right === undefined ? moved : advance(moved, { type: 'cue', index, cue: { isRight: right, text: 'Parce que.' } });
};
const next = (run: QuizRun) => advance(run, { type: 'next' });
const ticked = (run: QuizRun, seconds: number, factor = 1) => {
  let now = run;
  for (let second = 0; second < seconds; second += 1) now = advance(now, { type: 'tick', factor });
  return now;
};

describe('the clock', () => {
  it.each([
    [1, 10],
    [2, 20],
    [10, 100],
  ])('gives at allowance %i a question %i seconds', (factor, seconds) => {
    expect(secondsLeft(started, factor)).toBe(seconds);
    expect(secondsLeft(ticked(started, seconds - 1, factor), factor)).toBe(1);
    expect(secondsLeft(ticked(started, seconds, factor), factor)).toBe(0);
  });

  it('keeps the share that is left when the allowance changes', () => {
    expect(secondsLeft(ticked(started, 4), 5)).toBe(30);
  });

  it('warns at three seconds or less', () => {
    expect([4, 3, 1].map(isShort)).toEqual([false, true, true]);
  });

  it('begins again with each question', () => {
    expect(secondsLeft(next(answered(ticked(started, 7), 'x')), 1)).toBe(10);
  });
});

describe('the way through', () => {
  it('goes from question to question, then to the summary', () => {
    let run = started;
    for (const index of [0, 1, 2, 3, 4]) {
      expect(run).toMatchObject({ stage: 'question', index });
      run = answered(run, index === 1 ? NO_CHOICE : 'x', index !== 1 && index !== 2);
      expect(run.stage).toBe('cue');
      run = next(run);
    }
    expect(run).toMatchObject({ stage: 'summary', choices: ['x', '', 'x', 'x', 'x'] });
    expect(rightAnswers(run)).toBe(3);
    expect([0, 1, 2].map((question) => markOf(run, question))).toEqual(['right', 'timeout', 'wrong']);
  });

  it('counts the first of two answers to a question', () => {
    const run = answered(started, 'x');
    expect(advance(run, { type: 'answer', index: 0, choice: 'y' })).toBe(run);
  });

  it('waits before the first question of another round, with nothing right', () => {
    const again = advance(answered(started, 'x', true), { type: 'again' });
    expect(again).toEqual(freshRun(5, 1));
    expect([rightAnswers(again), markOf(again, 0)]).toEqual([0, 'coming']);
    expect(advance(again, { type: 'start' })).toMatchObject({ stage: 'question', index: 0, round: 1 });
  });

  it('goes on from an explanation only', () => {
    expect(next(started)).toBe(started);
    expect(answered(answered(started, 'x'), 'y').choices).toEqual(['x']);
  });

  it('keeps a cue at its question when it comes late, or not at all', () => {
    const two = answered(next(answered(started, 'x')), 'y', true);
    expect([0, 1].map((question) => markOf(two, question))).toEqual(['unknown', 'right']);
    const late = advance(two, { type: 'cue', index: 0, cue: { isRight: false, text: 'Tard.' } });
    expect([0, 1].map((question) => markOf(late, question))).toEqual(['wrong', 'right']);
  });
});
