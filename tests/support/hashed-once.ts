/**
 * Hashes the administrator's password once in a process: hashes for each app and each sign-in took a third of the processor time of the
 * server's tests. All other passwords are hashed each time.
 */
import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { hashPassword } from '../../server/access/passwords.ts';
import { ADMIN } from './admin.ts';

type Done = (error: Error | null, key: Buffer) => void;

const { scrypt } = crypto;
let known: { readonly salt: string; readonly key: Buffer } | undefined;

function scryptUnlessKnown(secret: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done): void {
  if (known && secret === ADMIN.password && salt === known.salt) setImmediate(done, null, known.key);
  else scrypt(secret, salt, length, options, done);
}

let hashed: Promise<string> | undefined;

/** A hash of the administrator's password, which later sign-ins verify at no cost. */
export function hashOfAdministrator(): Promise<string> {
  hashed ??= hashPassword(ADMIN.password).then((hash) => {
    const [, salt = '', key = ''] = hash.split('$');
    known = { salt, key: Buffer.from(key, 'base64url') };
    Object.assign(crypto, { scrypt: scryptUnlessKnown });
    syncBuiltinESMExports();
    return hash;
  });
  return hashed;
}
