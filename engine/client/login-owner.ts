/** Owner of the browser's current login: stored in `local` as an identifier unrelated to the token, then the e-mail address. */
import type { TextStorage } from './browser-storage.ts';

/** Key in the storage that all tabs share. */
export const LOGIN = 'login';
/** Number of characters of the `newKey` with which the entry begins. */
const KEY_LENGTH = 36;

/** E-mail address of the current login, with the space before it; '' without a login. */
export const emailOfLogin = (local: TextStorage) => (local.read(LOGIN) ?? '').slice(KEY_LENGTH);

/** A name for the owner of the current login that does not tell the address: FNV-1a, 32 bits, in base 36; '' without a login. */
export function ownerOfLogin(local: TextStorage): string {
  const email = emailOfLogin(local);
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email)) value = Math.imul(value ^ byte, 0x01000193);
  return email && (value >>> 0).toString(36);
}
