import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { countdownText, SECONDS, statusText } from './countdown.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('3'.repeat(32)));

describe('a click', () => {
  it('on the real button solves the challenge', () => {
    expect(solve({}, {})).toEqual({ target: 'real' });
    expect(checker.check({ target: 'real' }, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it('on the tab’s own cross solves it too, in words of its own', () => {
    expect(checker.check({ target: 'tab' }, secrets)).toEqual({ outcome: 'correct', verdict: 'tab-closed' });
  });

  it('that solves after the decoy says what that has cost', () => {
    expect(checker.check({ target: 'real', lost: 2 }, secrets)).toEqual({
      outcome: 'correct',
      verdict: 'real-late',
      output: { lost: 2 },
    });
    expect(checker.check({ target: 'tab', lost: 4 }, secrets)).toMatchObject({ verdict: 'tab-late', output: { lost: 4 } });
  });

  it.each([0, -2, 1, 1000, 'x', true, ''])('says of no other loss: %j', (lost) => {
    expect(checker.check({ target: 'real', lost }, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it('that agrees to the request neither solves nor counts', () => {
    expect(checker.check({ target: 'accept' }, secrets)).toEqual({ outcome: 'neutral', verdict: 'accepted' });
  });

  it('on the decoy is a failed attempt', () => {
    expect(checker.check(wrong, secrets)).toEqual({ outcome: 'incorrect', verdict: 'too-early' });
  });

  it.each(['', 'real', {}, { target: '' }, { target: ['real'] }, { target: true }])('elsewhere counts nothing: %j', (answer) => {
    expect(checker.check(answer, secrets).outcome).toBe('neutral');
  });
});

describe('the countdown', () => {
  it('reads 3s, 2s, 1s, then Prêt !', () => {
    expect([3, 2, 1, 0].map(countdownText)).toEqual(['3s', '2s', '1s', 'Prêt !']);
    expect(SECONDS).toBe(3);
  });

  it('is over when the real button is safe', () => {
    expect([3, 1, 0].map(statusText)).toEqual(['Overlay actif', 'Overlay actif', 'Action sécurisée']);
  });
});
