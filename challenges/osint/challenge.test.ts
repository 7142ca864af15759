import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import checker from './challenge.server.ts';
import { YEAR } from './posts.server.ts';
import solve, { wrong } from './solve.ts';
import { revealOf } from './traces.server.ts';

const secretsOf = (digit: string) => checker.secrets(createVariant(digit.repeat(32)));
const secrets = secretsOf('4');
const { posts } = checker.artifacts(secrets);

describe('the profile', () => {
  it('shows the clues that make the password, and never the password or the year itself', () => {
    expect(solve({ posts }, {})).toBe(secrets.password);
    const everything = JSON.stringify(posts);
    expect(everything).not.toContain(secrets.password);
    expect(everything).not.toContain(String(secrets.year));
  });

  it('tells in words what the two photos show', () => {
    const alts = posts.map(({ photo }) => photo?.alt ?? '').join('\n');
    expect(alts).toContain(`${secrets.candles} bougies`);
    expect(alts).toContain(`numéro ${secrets.lucky}`);
  });

  it('is consistent: the candles lead from the posts’ year back to the arrival', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const drawn = checker.secrets(createVariant(seed.toString(16).padStart(32, '0')));
        expect(drawn.year + drawn.candles).toBe(YEAR);
        // Candles: enough for a plural, few enough to be counted. The lucky number has two digits, unlike the race number.
        expect(drawn.candles).toBeGreaterThanOrEqual(3);
        expect(drawn.candles).toBeLessThanOrEqual(9);
        expect(String(drawn.lucky)).toMatch(/^\d\d$/);
      }),
    );
  });
});

describe('the reveal', () => {
  const { traces, parts } = revealOf(secrets);

  it('puts the password together from its pieces', () => {
    expect(parts.map(({ text }) => text).join('')).toBe(secrets.password);
  });

  it('quotes what the profile says, to the letter', () => {
    const profile = posts.flatMap(({ text, comments }) => [text, ...comments.map((comment) => comment.text)]).join('\n');
    const quotes = traces.filter(({ where }) => !where.includes('présentation')).map(({ before, marked }) => before + marked);
    for (const quote of quotes) expect(profile.toLowerCase()).toContain(quote.toLowerCase());
  });
});

describe('the password', () => {
  const { password, year, lucky } = secrets;

  it.each([password, ` ${password}\n`, password.toLowerCase(), password.toUpperCase()])('is right as %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each([wrong, `Biscotte${year}-412`, `Biscotte ${year} 412`])(
    'takes the number of the race for the lucky one in %j',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'race-number' });
    },
  );

  it.each([`Biscotte${YEAR}-${lucky}`, `Biscotte${year}`, `Caramel${year}-${lucky}`])('is wrong as %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each([`Biscotte${year}${lucky}`, `Biscotte ${year} - ${lucky}`, `biscotte-${year}–${lucky}`, `« ${password} »`])(
    'has all its pieces in %j, and is written otherwise',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'almost' });
    },
  );

  it('is nothing else', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text.trim() !== '' && text.trim().toLowerCase() !== password.toLowerCase()),
        (text) => checker.check(text, secrets).outcome === 'incorrect',
      ),
    );
  });

  it.each(['', '  ', {}, { password }])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });
});
