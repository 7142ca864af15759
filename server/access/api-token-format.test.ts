import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isToken, newToken } from '../identifiers.ts';
import { apiTokenHash, isApiToken, newApiToken } from './api-token-format.ts';

/** A token whose checksum was computed with Python's `zlib.crc32`. */
const KNOWN = `vigie_${'0'.repeat(43)}3CK4Gi`;

test('a token has the format that secret scanners look for, and each its own digits', () => {
  const drawn = Array.from({ length: 100 }, newApiToken);
  expect(new Set(drawn).size).toBe(100);
  for (const token of drawn) {
    expect(token).toMatch(/^vigie_[0-9A-Za-z]{49}$/);
    expect(isApiToken(token)).toBe(true);
    expect(apiTokenHash(token)).toMatch(/^[\w-]{43}$/);
    expect(isToken(token)).toBe(false);
    expect(isApiToken(newToken())).toBe(false);
  }
});

test('the checksum is the one that docs/api.md describes', () => {
  expect(apiTokenHash(KNOWN)).toMatch(/^[\w-]{43}$/);
});

test('a token with any character changed, left out or added is none', () => {
  const digit = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 54 }), digit, (place, other) => {
      const token = newApiToken();
      const [before, after] = [token.slice(0, place), token.slice(place + 1)];
      fc.pre(token[place] !== other);
      for (const changed of [before + other + after, before + after, before + other + token.slice(place)])
        expect(apiTokenHash(changed)).toBeNull();
    }),
  );
});
