/** SHA-256 in pure JavaScript: browsers offer theirs only on secure origins, and a training room may use plain http. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 (FIPS 180-4) of a text in UTF-8, in 64 lower-case hexadecimal digits. */
export function digestSha256(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
