/** Compares and encodes texts, identically in browsers and on the server. */

/** Constant-time comparison: the time depends on the length of `b` only. */
export function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < b.length; index += 1) difference |= (a.charCodeAt(index) || 0) ^ b.charCodeAt(index);
  return difference === 0;
}

/**
 * Whether a text contains the letters and digits of another, ignoring case, accents, spaces and punctuation: an answer inside a sentence,
 * or a flag without its CTF{…}, counts as found.
 */
export function holdsText(text: string, sought: string): boolean {
  const letters = lettersOf(sought.replace(/^CTF\{/, ''));
  return letters !== '' && lettersOf(text).includes(letters);
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Number of words to read: sequences with a letter or digit; apostrophes and hyphens do not separate. */
export function wordsIn(text: string): number {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).length;
}

/** UTF-8 text → Base64. */
export function encodeBase64(text: string): string {
  // Byte by byte, as spreading a long array would exceed the argument limit.
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

/** Base64 → UTF-8 text. Throws for a text that is not Base64, or not of UTF-8. */
export function decodeBase64(encoded: string): string {
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** UTF-8 text → Base64url without padding (RFC 4648, section 5). */
export function encodeBase64Url(text: string): string {
  return encodeBase64(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Base64url, with or without padding → UTF-8 text. Throws for a text that is not Base64url, or not of UTF-8. */
export function decodeBase64Url(encoded: string): string {
  return decodeBase64(encoded.replace(/-/g, '+').replace(/_/g, '/'));
}
