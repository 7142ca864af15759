/**
 * Hashes passwords and personal codes at a thousandth of their cost, which took most of the processor time of tests that sign accounts in.
 * Tests that count on the time of a hash ask for `realHashes`. A server with the fixture registry, started as a process, does the same if
 * CHEAP_HASHES is 1, as it is in Vitest; other processes hash at the real cost.
 */
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer) => void;

const { scrypt } = crypto;

function scryptCheaply(secret: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done): void {
  scrypt(secret, salt, length, { ...options, N: 16 }, done);
}

function use(hash: typeof scrypt | typeof scryptCheaply): void {
  Object.assign(crypto, { scrypt: hash });
  syncBuiltinESMExports();
}

use(scryptCheaply);

/** Hashes at the real cost, until the returned function is called. */
export function realHashes(): () => void {
  use(scrypt);
  return () => use(scryptCheaply);
}
