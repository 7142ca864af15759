import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { decodeBase64, encodeBase64, encodeBase64Url } from '#engine/authoring/toolbox';
import checker from './challenge.server.ts';
import { decode } from './decoding.ts';
import solve, { wrong } from './solve.ts';
import { MAX_TRIALS, tryWords } from './trials.ts';

const secretsOf = (digit: string) => checker.secrets(createVariant(digit.repeat(32)));
const secrets = secretsOf('3');
const artifacts = checker.artifacts(secrets);
const [yann, cabin, nadia] = artifacts.accounts;

describe('the export', () => {
  it('leaks a real, unsalted SHA-256, the same for two accounts that share the password', () => {
    expect(yann?.digest).toBe(createHash('sha256').update(secrets.password).digest('hex'));
    expect(cabin?.digest).toBe(yann?.digest);
    expect(nadia?.digest).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(nadia?.digest).toContain(`$${nadia?.salt}$`);
  });

  it('holds the password nowhere, and eight candidates of which one fits', () => {
    expect(JSON.stringify(artifacts)).not.toContain(secrets.password);
    expect(artifacts.accounts.map(({ note }) => note && decodeBase64(note)).join()).not.toContain(secrets.password);
    const candidates = artifacts.calls.map(({ ship, number }) => `${ship}-${number}!`);
    expect(new Set(candidates)).toHaveLength(8);
    expect(tryWords(candidates.join('\n'), yann?.digest ?? '').filter(({ matches }) => matches)).toMatchObject([
      { word: secrets.password },
    ]);
  });

  it('differs between participants', () => {
    expect(secretsOf('4').password).not.toBe(secrets.password);
    expect(solve(checker.artifacts(secretsOf('4')), {})).toBe(secretsOf('4').password);
  });
});

describe('the reveal', () => {
  it('marks the word whose hash leaked, and no other', () => {
    const reveal = checker.reveal?.(secrets);
    expect(reveal?.candidates.filter(({ matches }) => matches)).toEqual([
      { word: secrets.password, digest: yann?.digest, matches: true },
    ]);
    expect(reveal?.candidates.filter(({ digest }) => digest === reveal.digest)).toHaveLength(1);
    expect(reveal?.note.encoded).toBe(yann?.note);
  });
});

describe('the answer', () => {
  it.each([secrets.password, `  ${secrets.password}\n`])('is right as %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'correct', verdict: 'correct' });
  });

  it.each(secrets.calls.map(({ ship, number }) => `${ship}-${number}!`).filter((word) => word !== secrets.password))(
    'has the form of %j, and another ship',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'other-ship' });
    },
  );

  it.each([wrong, secrets.password.split('-')[0] ?? '', 'Navire-0000!'])('is wrong as %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'incorrect' });
  });

  it.each([secrets.password.toLowerCase(), secrets.password.replace('!', ''), secrets.password.replace('-', ' - ')])(
    'is found but written otherwise in %j',
    (answer) => {
      expect(checker.check(answer, secrets)).toEqual({ outcome: 'incorrect', verdict: 'almost' });
    },
  );

  it('is not the hash, nor anything else', () => {
    expect(checker.check(yann?.digest ?? '', secrets).outcome).toBe('incorrect');
    fc.assert(
      fc.property(fc.string(), (answer) => {
        fc.pre(answer.trim() !== secrets.password);
        expect(checker.check(answer, secrets).outcome).not.toBe('correct');
      }),
    );
  });

  it.each(['', '   ', { password: 'x' }])('counts nothing for %j', (answer) => {
    expect(checker.check(answer, secrets)).toEqual({ outcome: 'neutral', verdict: 'empty' });
  });
});

describe('the decoder', () => {
  it('reads any text, in both alphabets, with or without padding, wrapped or not', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme-ascii' }), (text) => {
        const encoded = encodeBase64(text);
        fc.pre(!/^[0-9a-f]{64}$/i.test(encoded));
        for (const input of [encoded, encodeBase64Url(text), ` ${encoded.replace(/(.{10})/g, '$1\n')} `])
          expect(decode(input)).toEqual({ state: 'text', text });
      }),
    );
  });

  it('tells a hash from a text', () => {
    expect(decode(yann?.digest ?? '').state).toBe('digest');
  });

  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['AAEC', 'bytes'],
    ['/////w==', 'bytes'],
    ['a', 'invalid'],
    ['$argon2id$v=19', 'invalid'],
    ['mot de passe é', 'invalid'],
    ['====', 'invalid'],
  ])('finds %j %s', (input, state) => {
    expect(decode(input).state).toBe(state);
  });
});

describe('the comparer', () => {
  it('takes one word per line, each once, without the blanks around it', () => {
    expect(tryWords(' a \n\na\r\nb', '').map(({ word }) => word)).toEqual(['a', 'b']);
  });

  it('keeps within its bounds', () => {
    expect(tryWords(Array.from({ length: 400 }, (_, index) => `mot${index}`).join('\n'), '')).toHaveLength(MAX_TRIALS);
  });
});
