import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('8'.repeat(32)));

describe('the pop-up', () => {
  it('is beaten by closing it', () => {
    expect(solve({}, {})).toEqual({ choice: 'close' });
    expect(checker.check({ choice: 'close' }, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it('tells the alert’s own button from the tab’s cross, at the same award', () => {
    expect(checker.check({ choice: 'close', by: 'tab' }, secrets).verdict).toBe('correct');
    expect(checker.check({ choice: 'close', by: 'alert' }, secrets)).toEqual({ outcome: 'correct', verdict: 'closed-inside' });
  });

  it('counts an attempt when one repairs', () => {
    expect(checker.check(wrong, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each(['', 'close', {}, { choice: '' }, { choice: ['close'] }, { choice: true }])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });

  it('is beaten by nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (choice) => {
        expect(checker.check({ choice }, secrets).outcome === 'correct').toBe(choice === 'close');
      }),
    );
  });
});
