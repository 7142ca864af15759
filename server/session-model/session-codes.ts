/** Session codes: short enough to read out, hard to guess (38 bits), without characters that look alike. */
import { hash, randomBytes } from 'node:crypto';
import type { Session } from '#schemas/admin.ts';

/** Codes have no vowels, as they are projected and must not spell words. Older codes have A, E, U and Y too, and stay valid. */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** Random bytes for each character: enough to make the modulo bias negligible (below one in a hundred million). */
const BYTES_EACH = 4;

/** A random code in its stored form. @param length 8 for session codes */
export function newCode(length = 8): string {
  return codeOf(length, randomBytes(BYTES_EACH * length));
}

function codeOf(length: number, random: Buffer): string {
  const character = (_: unknown, index: number) => ALPHABET.charAt(random.readUInt32BE(BYTES_EACH * index) % ALPHABET.length);
  return Array.from({ length }, character).join('');
}

/**
 * A personal code: six characters (28 bits). Only players who know the session's code can try personal codes.
 * @param key secret of one browser: a retried call with the same key gets the same code
 */
export function newPersonalCode(key: string | null = null): string {
  return key === null ? newCode(6) : codeOf(6, hash('sha256', `personal code ${key}`, 'buffer'));
}

/** The displayed form, in groups of four: K7QF-2MXD. */
export function displayedCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** Normalises a typed code: upper case, NFKC (full-width characters), without spaces, punctuation and invisible characters. */
export function normaliseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{P}\p{Cf}]/gu, '');
}

/** The console's entry for a stored session. */
export function sessionOf({ id, code, name, active }: Omit<Session, 'active'> & { readonly active: number }): Session {
  return { id, code: displayedCode(code), name, active: active === 1 };
}
