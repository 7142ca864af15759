import { describe, expect, it } from 'vitest';
import { correct, incorrect, neutral, withoutCount } from './judgement.ts';

describe('the three judgements', () => {
  it('say their outcome, and a verdict for the scene', () => {
    expect(correct()).toEqual({ outcome: 'correct', verdict: 'correct' });
    expect(incorrect()).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
    expect(neutral('empty')).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });

  it('hand on what a simulation answers', () => {
    const output = { rows: 3 };
    expect(correct('found', output)).toEqual({ outcome: 'correct', verdict: 'found', output });
    expect(incorrect('refused', output)).toEqual({ outcome: 'incorrect', verdict: 'refused', output });
    expect(neutral('step', output)).toEqual({ outcome: 'neutral', verdict: 'step', output });
  });
});

describe('without its count', () => {
  it('a wrong answer keeps the rest of its output', () => {
    expect(withoutCount(incorrect('partly', { right: 3, of: 8, page: 'list' }))).toEqual(incorrect('partly', { page: 'list' }));
    expect(withoutCount(neutral('step', { right: 3, page: 'list' }))).toEqual(neutral('step', { page: 'list' }));
  });

  it('it has no output where a count was all', () => {
    expect(withoutCount(incorrect('partly', { right: 3, of: 8 }))).toEqual({ outcome: 'incorrect', verdict: 'partly' });
    expect(withoutCount(incorrect())).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it('the right answer is told whole: nothing is left to climb to', () => {
    expect(withoutCount(correct('all', { right: 8, of: 8 }))).toEqual(correct('all', { right: 8, of: 8 }));
  });
});
