/**
 * Encryption of a proof (AES-256-GCM): only the code and the name of an attestation together decrypt its statements. The database alone
 * reveals neither. Pure, but for the random nonce.
 */
import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { plain } from '#engine/rules/plain-text.ts';
import { AttestationSchema } from '#schemas/attestation.ts';
import { compile } from '../database/columns/validation.ts';
import { lookalikesAsLatin } from '../session-model/lookalikes.ts';

/** Statements of an attestation beside its code and its name. */
const StatementSchema = Type.Omit(AttestationSchema, ['code', 'name']);
type Statement = Static<typeof StatementSchema>;

const isStatement = compile<Statement>(StatementSchema);

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Lookup key of a code. @param code normalised */
export function codeHash(code: string): string {
  return hash('sha256', code);
}

/** @param code normalised @param name as printed @returns base64url of nonce, tag and cipher text */
export function seal(code: string, name: string, statement: Statement): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(code, name), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(statement), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** @param code normalised @param name as typed from the paper @returns null for another code or name */
export function openSeal(sealed: string, code: string, name: string): Statement | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(code, name), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    const statement: unknown = JSON.parse(text);
    return isStatement(statement) ? statement : null;
  } catch {
    return null;
  }
}

/** Key of the cipher: an HMAC of the name, keyed by the code. */
function keyOf(code: string, name: string): Buffer {
  return createHmac('sha256', code).update(comparable(name)).digest();
}

/** Compares a typed name with that of an attestation. */
export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

/** Letters and digits without accents and capitals, and one space for all that stands between words. */
function comparable(name: string): string {
  return plain(lookalikesAsLatin(name))
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
