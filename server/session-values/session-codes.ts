/** Session codes: short enough to read out, long enough not to be guessed (40 bits), without characters that look alike. */
import { hash, randomBytes } from 'node:crypto';
import type { Session } from '#schemas/admin.ts';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code as it is stored: eight characters. @param length of another kind of code */
export function newCode(length = 8): string {
  return codeOf(randomBytes(length));
}

function codeOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/**
 * A player's own code: six characters (30 bits), which only who has the session's code may guess at.
 * @param key what nobody but one browser knows: the same key gives the same code again
 */
export function newPersonalCode(key: string | null = null): string {
  return key === null ? newCode(6) : codeOf(hash('sha256', `personal code ${key}`, 'buffer').subarray(0, 6));
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
