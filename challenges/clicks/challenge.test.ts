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

  it('is beaten by the tab’s own cross too, in words of its own', () => {
    expect(checker.check({ choice: 'tab' }, secrets)).toEqual({ outcome: 'correct', verdict: 'tab-closed' });
  });

  it('counts an attempt for each click in the alert: its big button, its cross, its number', () => {
    expect(checker.check(wrong, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
    expect(checker.check({ choice: 'cross' }, secrets)).toEqual({ outcome: 'incorrect', verdict: 'cross' });
    expect(checker.check({ choice: 'call' }, secrets)).toEqual({ outcome: 'incorrect', verdict: 'call' });
  });

  it.each(['', 'close', {}, { choice: '' }, { choice: ['close'] }, { choice: true }])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });

  it('is beaten by nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (choice) => {
        expect(checker.check({ choice }, secrets).outcome === 'correct').toBe(['close', 'tab'].includes(choice));
      }),
    );
  });
});
