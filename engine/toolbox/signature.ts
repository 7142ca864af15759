/** HMAC in pure JavaScript, so that the practice backend can sign in a browser like the server. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** HMAC-SHA-256 of a text under a text secret, in Base64url without padding: the third part of an HS256 token (RFC 7515). */
export function signHs256(text: string, secret: string): string {
  const bytes = hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
