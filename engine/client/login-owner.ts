/** Owner of the browser's current login: stored in `local` as an identifier unrelated to the token, then the e-mail address. */
import type { TextStorage } from './browser-storage.ts';

/** Key in the storage that all tabs share. */
export const LOGIN = 'login';
/** Number of characters of the `newKey` with which the entry begins. */
const KEY_LENGTH = 36;

/** E-mail address of the current login, with the space before it; '' without a login. */
export const emailOfLogin = (local: TextStorage) => (local.read(LOGIN) ?? '').slice(KEY_LENGTH);
