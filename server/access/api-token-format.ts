/**
 * Format of API tokens: `vigie_`, 256 random bits in base 62, and a checksum. Secret scanners find a token by its prefix, and by the
 * checksum tell it from an accidental text without asking a server (as for GitHub's tokens). Pure functions, except for the random bits.
 */
import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'vigie_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Lengths in base 62: of 256 bits, and of a checksum of 32 bits. */
const [SECRET, CHECKSUM] = [43, 6];
const API_TOKEN = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET + CHECKSUM}}$`);

export function newApiToken(): string {
  const secret = PREFIX + inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET);
  return secret + checksumOf(secret);
}

/** Whether a text is meant as an API token: no other token has an underscore in sixth place and this length. */
export function isApiToken(token: string): boolean {
  return token.startsWith(PREFIX) && token.length !== SECRET;
}

/** Hash of an API token, the only form in which the token is stored; null for a text that cannot be an API token. */
export function apiTokenHash(token: string): string | null {
  if (!API_TOKEN.test(token) || checksumOf(token.slice(0, -CHECKSUM)) !== token.slice(-CHECKSUM)) return null;
  return hash('sha256', token, 'base64url');
}

/** Checksum of the prefix and the random digits: CRC-32 (as in zlib). */
function checksumOf(secret: string): string {
  return inBase62(BigInt(crc32(secret)), CHECKSUM);
}

function inBase62(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; digits.length < length; rest /= 62n) digits = DIGITS.charAt(Number(rest % 62n)) + digits;
  return digits;
}
