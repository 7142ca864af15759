import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import solve, { wrong } from './solve.ts';

// The conformance tests play every challenge already: test here what is particular to this one's rules.
const secrets = checker.secrets(createVariant('3'.repeat(32)));

describe('the password', () => {
  it('is on the note, and accepted with blanks around it', () => {
    const found = String(solve(checker.artifacts(secrets), {}));
    expect(checker.check(` ${found} `, secrets).outcome).toBe('correct');
  });

  it.each([wrong, secrets.password.toLowerCase()])('is not %s', (answer) => {
    expect(checker.check(answer, secrets).outcome).toBe('incorrect');
  });

  it.each(['', '  ', { password: 'x' }])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });
});
