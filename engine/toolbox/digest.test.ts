import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digestSha256 } from './digest.ts';

it('is SHA-256 as the standard library computes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(digestSha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});
