/** Identifiers of rows, and tokens of logins. */
import { hash, randomBytes, randomUUID } from 'node:crypto';

/** A row's identifier: 28 hexadecimal digits that begin with the time, so that rows written together are stored together. Not a secret. */
export function newId(now: number): string {
  // The first and last digits of a UUID are random throughout, and come from a cache of Node: a tenth of the cost of drawing 64 bits.
  const uuid = randomUUID();
  return now.toString(16).padStart(12, '0') + uuid.slice(0, 4) + uuid.slice(-12);
}

/**
 * An identifier with the time, whose other digits are derived from the cause of the row: {@link sameOrigin}
 * recognises a second row of that cause.
 */
export function newIdOf(now: number, origin: string): string {
  return now.toString(16).padStart(12, '0') + hash('sha256', origin).slice(0, 16);
}

export function sameOrigin(a: string, b: string): boolean {
  return a.slice(12) === b.slice(12);
}

/** A deterministic identifier, derived from the cause of the row: a retry gets the identifier of the first call. */
export function idOf(origin: string): string {
  return hash('sha256', origin).slice(0, 28);
}

const ID = /^[0-9a-f]{28}$/;

/** Whether a text can be an identifier at all; any other text is not looked up. */
export function isId(text: string): boolean {
  return ID.test(text);
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A token: 256 random bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text can be a token at all; any other text is not looked up. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Hash of a token, the only form in which it is stored. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
