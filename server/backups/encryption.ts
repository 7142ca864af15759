/** Encrypted backups, in the format of age (age-encryption.org/v1), so that the command `age` and its like open them too. */
import type { FileHandle } from 'node:fs/promises';
import { ConfigError } from '../config.ts';
import { expiryStanza } from './expiry.ts';
import { damagedBackup, notEncrypted, strangeIdentity } from './restore-errors.ts';

/**
 * Encrypts a backup as it is written, so that only some pieces of it are in memory at a time. `end`, until which the backup is to be kept
 * (null for no end), stays readable without a key.
 */
export type Encrypt = (pieces: AsyncIterable<string>, end: string | null) => AsyncIterable<Uint8Array>;

/** Beginning of a file that age made, as bytes or as text. */
const MADE_BY_AGE = /^(?:age-encryption\.org\/|-----BEGIN AGE ENCRYPTED FILE-----)/;

/**
 * @param recipients public keys (`age1…`), each of which opens the backup by itself; empty where backups are not encrypted
 * @throws ConfigError for a malformed key
 */
export async function createEncryption(recipients: readonly string[]): Promise<Encrypt | null> {
  if (recipients.length === 0) return null;
  // The library is loaded on first use: every other start would wait a tenth of a second for it.
  const { Encrypter, Stanza } = await import('age-encryption');
  const encrypterFor = (end: string | null) => {
    const encrypter = new Encrypter();
    if (end !== null) encrypter.addRecipient({ wrapFileKey: () => [new Stanza([...expiryStanza(end)], new Uint8Array())] });
    for (const recipient of recipients)
      try {
        encrypter.addRecipient(recipient);
      } catch {
        throw new ConfigError([`BACKUP_RECIPIENT: expected public keys of age, and "${recipient}" is mistyped or cut off`]);
      }
    return encrypter;
  };
  encrypterFor(null);
  return async function* (pieces, end) {
    yield* await encrypterFor(end).encrypt(streamOf(pieces));
  };
}

/** Whether the beginning of a file is that of one that age made. */
export function isMadeByAge(beginning: string): boolean {
  return MADE_BY_AGE.test(beginning);
}

/**
 * The backup in an encrypted file, in pieces.
 * @param identities secret keys (`AGE-SECRET-KEY-…`), one of which must open the file
 * @throws ServerError 422 if none opens it, or the file is not encrypted, was cut off or changed
 */
export async function* decrypted(file: FileHandle, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    // A mistyped key opens no file either.
    throw strangeIdentity();
  }
  const content = file.createReadStream({ start: 0, autoClose: false });
  try {
    yield* await decrypter.decrypt(streamOf(content));
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no identity matched')) throw strangeIdentity();
    if (error instanceof Error && error.message.startsWith('invalid version')) throw notEncrypted();
    throw damagedBackup('it was cut off or changed after it was encrypted.');
  } finally {
    content.destroy();
  }
}

/** The library takes web streams. The next piece is requested once the previous one was read, so that none pile up. */
function streamOf(pieces: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(typeof next.value === 'string' ? Buffer.from(next.value) : next.value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
