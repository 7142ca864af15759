import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeHash, openSeal, seal } from './proof-seal.ts';

const STATEMENT = { session: 'Équipe achats', day: '2026-11-21', solved: 5, minutes: 42, issuedOn: '2026-11-22' };
const code = fc.string({ unit: fc.constantFrom(...'23456789BCDFGHJKLMNPQRSTVWXZ'), minLength: 12, maxLength: 12 });
const name = fc.string({ unit: fc.constantFrom(...'abcdéèœŁññ Ωдב漢'), minLength: 1, maxLength: 40 });

test('a seal opens with its code and its name, however the name is typed', () => {
  fc.assert(
    fc.property(code, name, (one, printed) => {
      const sealed = seal(one, printed, STATEMENT);
      for (const typed of [printed, printed.toUpperCase(), printed.normalize('NFD'), `  ${printed.replaceAll(' ', ' - ')} `])
        expect(openSeal(sealed, one, typed), typed).toEqual(STATEMENT);
    }),
  );
});

test.each([
  ['Éloïse d’Œuvre-Müller', "ELOISE D'OEUVRE MULLER"],
  ['Jean‑Paul Ana', 'jean-paul ana'],
])('%s may be typed as %s', (printed, typed) => {
  expect(openSeal(seal('2222BBBB3333', printed, STATEMENT), '2222BBBB3333', typed)).toEqual(STATEMENT);
});

test('a seal opens with no other code and no other name', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdefxyz'), minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(code, code, letters, letters, (one, other, printed, typed) => {
      fc.pre(one !== other && printed !== typed);
      const sealed = seal(one, printed, STATEMENT);
      expect(openSeal(sealed, one, typed)).toBeNull();
      expect(openSeal(sealed, other, printed)).toBeNull();
      expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('2026');
      expect(codeHash(one)).not.toBe(codeHash(other));
    }),
  );
});

test('what was changed in the database opens no more', () => {
  const bytes = Buffer.from(seal('2222BBBB3333', 'Ana Moreau', STATEMENT), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed.readUInt8(index) + 1) % 256, index);
    expect(openSeal(changed.toString('base64url'), '2222BBBB3333', 'Ana Moreau'), String(index)).toBeNull();
  }
});
