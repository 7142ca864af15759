/** Encrypted backups, in the format of age (age-encryption.org/v1), so that the command `age` and its like open them too. */
import type { FileHandle } from 'node:fs/promises';
import { ConfigError } from '../config.ts';
import { expiryStanza } from './expiry.ts';
import { damagedBackup, notEncrypted, strangeIdentity } from './restore-errors.ts';

/**
 * Encrypts a backup as it is written: at no time is more than some pieces of it in memory. Until when it is to be kept is readable without
 * a key, and null for no end.
 */
export type Encrypt = (pieces: AsyncIterable<string>, end: string | null) => AsyncIterable<Uint8Array>;

/** How a file begins that age made, as bytes or as text. */
const MADE_BY_AGE = /^(?:age-encryption\.org\/|-----BEGIN AGE ENCRYPTED FILE-----)/;

/**
 * @param recipients public keys (`age1…`), each of which opens the backup by itself; null for none: backups are not encrypted
 * @throws ConfigError for a key that is none
 */
export async function createEncryption(recipients: readonly string[]): Promise<Encrypt | null> {
  if (recipients.length === 0) return null;
  // Loaded where it is used: every other start would wait a tenth of a second for it.
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

/** Whether a file begins as one that age made. */
export function isMadeByAge(beginning: string): boolean {
  return MADE_BY_AGE.test(beginning);
}

/**
 * The backup of an encrypted file, in pieces.
 * @param identities secret keys (`AGE-SECRET-KEY-…`), of which one must open it
 * @throws ServerError 422 where none opens it, or the file is not encrypted, was cut off or changed
 */
export async function* decrypted(file: FileHandle, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    // Mistyped: then it is the key of nothing.
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

/** The library takes streams of the web. The next piece is asked for when the one before was read, so that none are piled up. */
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
