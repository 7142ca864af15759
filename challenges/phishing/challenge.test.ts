import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { DOMAIN, HOST, SIGNS } from './signs.ts';
import solve, { wrong } from './solve.ts';

const secrets = checker.secrets(createVariant('7'.repeat(32)));

describe('the fake login page', () => {
  it('is solved by leaving it', () => {
    expect(checker.check(solve({}, {}), secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([
    [undefined, 'left-unread'],
    ['address', 'correct'],
    ['sender', 'left-unread'],
    ['x', 'left-unread'],
  ])('is solved whatever settled it, %s: %s', (because, verdict) => {
    const answer = because === undefined ? { action: 'leave' } : { action: 'leave', because };
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'correct', verdict });
  });

  it.each([
    ['padlock', 'left-on-nothing', 'Le cadenas', []],
    ['motto', 'left-on-a-clue', 'Le logo et la devise', ['Le logo et la devise']],
    ['urgency', 'left-on-a-clue', 'Le délai affiché', ['Le délai affiché']],
    ['manager', 'left-on-the-alarm', 'Le gestionnaire de mots de passe', ['Le gestionnaire de mots de passe']],
  ])(
    'is solved for another reason, %s, and tells what settles it; the padlock is a mistake',
    (because, verdict, words, harmless) => {
      const output = { better: { [words]: 'La fin de l’adresse' }, harmless };
      expect(checker.check({ action: 'leave', because }, secrets)).toEqual({ outcome: 'correct', verdict, output });
    },
  );

  it('is solved all the same after a submission, and says so in other words', () => {
    const leave = { action: 'leave', because: 'address' };
    expect(checker.check({ ...leave, submitted: true }, secrets)).toEqual({ outcome: 'correct', verdict: 'left-late' });
    expect(checker.check({ ...leave, submitted: false }, secrets).verdict).toBe('correct');
  });

  it('counts a submission as a failed attempt', () => {
    expect(checker.check(wrong, secrets)).toEqual({ outcome: 'incorrect', verdict: 'submitted' });
  });

  it.each(['', 'leave', {}, { action: '' }, { action: 'Leave' }, { action: ['leave'] }, { action: true }, { password: 'x' }])(
    'counts nothing else: %j',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
    },
  );

  it('is never solved by another word', () => {
    fc.assert(
      fc.property(fc.string(), (action) => {
        fc.pre(action !== 'leave');
        expect(checker.check({ action }, secrets).outcome).not.toBe('correct');
      }),
    );
  });
});

describe('its signs', () => {
  it('tell each thing once', () => {
    expect(new Set(SIGNS.map(({ id }) => id)).size).toBe(SIGNS.length);
    expect(new Set(SIGNS.map(({ name }) => name)).size).toBe(SIGNS.length);
  });

  it('live on a domain that is not the company’s', () => {
    expect(HOST.endsWith(`.${DOMAIN}`)).toBe(true);
    expect(HOST).toContain('brevelle.example.');
    expect(DOMAIN).not.toMatch(/brevelle/);
  });
});
