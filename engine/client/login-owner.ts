/** Whom the browser's current login belongs to: in `local`, an identifier that does not reveal its token, then the e-mail address. */
import type { TextStorage } from './browser-storage.ts';

/** Key in the storage that all tabs share. */
export const LOGIN = 'login';
/** Characters of a `newKey`, with which the entry begins. */
const KEY_LENGTH = 36;

/** The e-mail address of the current login, behind a space; '' for nobody. */
export const emailOfLogin = (local: TextStorage) => (local.read(LOGIN) ?? '').slice(KEY_LENGTH);
