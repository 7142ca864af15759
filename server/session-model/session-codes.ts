/** Session codes: short enough to read out, long enough not to be guessed (38 bits), without characters that look alike. */
import { hash, randomBytes } from 'node:crypto';
import type { Session } from '#schemas/admin.ts';

/** Without vowels: a code stands on a wall, and may spell nothing. Older codes have A, E, U and Y too, and stay valid. */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** Of randomness for each character: enough that the remainder favours none (by less than one in a hundred million). */
const BYTES_EACH = 4;

/** A code as it is stored: eight characters. @param length of another kind of code */
export function newCode(length = 8): string {
  return codeOf(length, randomBytes(BYTES_EACH * length));
}

function codeOf(length: number, random: Buffer): string {
  const character = (_: unknown, index: number) => ALPHABET.charAt(random.readUInt32BE(BYTES_EACH * index) % ALPHABET.length);
  return Array.from({ length }, character).join('');
}

/**
 * A player's own code: six characters (28 bits), which only who has the session's code may guess at.
 * @param key what nobody but one browser knows: the same key gives the same code again
 */
export function newPersonalCode(key: string | null = null): string {
  return key === null ? newCode(6) : codeOf(6, hash('sha256', `personal code ${key}`, 'buffer'));
}

/** As people see it, in groups of four: K7QF-2MXD. */
export function displayedCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** What someone typed, as it is stored: upper case, of the usual width, without spaces, punctuation and signs that nobody sees. */
export function normaliseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{P}\p{Cf}]/gu, '');
}

/** A stored session as the console lists it. */
export function sessionOf({ id, code, name, active }: Omit<Session, 'active'> & { readonly active: number }): Session {
  return { id, code: displayedCode(code), name, active: active === 1 };
}
