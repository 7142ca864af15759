import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url, holdsText, sameText, wordsIn } from './text.ts';

const texts = fc.string({ unit: 'grapheme' });

describe('text', () => {
  it('is the same as itself and as nothing else', () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        expect(sameText(a, b)).toBe(a === b);
      }),
    );
    fc.assert(
      fc.property(texts, (a) => {
        expect(sameText(a, a)).toBe(true);
      }),
    );
    expect(sameText('CTF{a}', 'CTF{a}x')).toBe(false);
    expect(sameText('', 'x')).toBe(false);
    // A missing character counts as code 0, so that only the length tells these two apart.
    expect(sameText('', '\0')).toBe(false);
  });

  it.each([
    'CTF{quai_desert_1a2b}',
    'ctf{QUAI_DESERT_1A2B}',
    'quai_desert_1a2b',
    'CTF{quai_desert_1a2b',
    '« CTF{quai_desert_1a2b} »',
    'Le flag est CTF{quai_desert_1a2b}.',
    'CTF{quai desert – 1a2b}',
    'CTF{quai_désert_1a2b}',
  ])('holds a flag as whoever found it writes it: %s', (text) => {
    expect(holdsText(text, 'CTF{quai_desert_1a2b}')).toBe(true);
  });

  it.each(['', 'CTF{…}', 'CTF{quai_desert}', 'CTF{1a2b_quai_desert}', 'CTF{quay_desert_1a2b}'])(
    'does not hold a flag in %j',
    (text) => {
      expect(holdsText(text, 'CTF{quai_desert_1a2b}')).toBe(false);
      expect(holdsText(text, '-!')).toBe(false);
    },
  );

  it('survives Base64 and Base64url', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(decodeBase64(encodeBase64(text))).toBe(text);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(decodeBase64Url(encodeBase64Url(text))).toBe(text);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(encodeBase64Url(text)).toMatch(/^[A-Za-z0-9_-]*$/);
      }),
    );
  });

  it('refuses what is not Base64 or not UTF-8', () => {
    expect(() => decodeBase64('%%%')).toThrow();
    expect(() => decodeBase64('/w==')).toThrow();
  });
});

it.each([
  ['', 0],
  ['— « » : !', 0],
  ['L’écran s’éteint : c’est fini, à 9 h 05.', 8],
  ['porte-clés et 01 99 00 42 10', 7],
])('counts the words of %j', (text, count) => {
  expect(wordsIn(text)).toBe(count);
});
