/**
 * Cross-tab protocol: the login to which the values of this tab belong. All tabs share `local`, where each login has an identifier that
 * does not reveal its token; a tab stores a copy of the login that its own entries are from, and compares the copy with `local`.
 */
import type { TextStorage } from '#engine/client/browser-storage.ts';
import { LOGIN } from '#engine/client/login-owner.ts';
import { newKey } from '#engine/client/new-key.ts';

/** Key in `tab`: the value that `LOGIN` has in `local`, for the login that the entries of the tab are from. */
const LOGIN_OF_TAB = 'login_of_tab';
/** Key in `tab`, until the server has answered a login: a login whose reply was lost is sent again under the same idempotency key. */
const IDEMPOTENCY_KEY = 'joining';

export type TabLogin = ReturnType<typeof createTabLogin>;

export function createTabLogin(local: TextStorage, tab: TextStorage) {
  return {
    /** Begins another login for all tabs. @param email null for nobody */
    begin: (email: string | null) => local.write(LOGIN, email === null ? null : `${newKey()} ${email.trim().toLowerCase()}`),
    /** The entries of this tab are from the current login from here on. */
    adopt: () => tab.write(LOGIN_OF_TAB, local.read(LOGIN)),
    /** Whether another tab has logged in or out since `adopt`. */
    changedElsewhere: () => tab.read(LOGIN_OF_TAB) !== local.read(LOGIN),
    /** Idempotency key of the login: the same until `answered`, after a reload too. */
    idempotencyKey() {
      const key = tab.read(IDEMPOTENCY_KEY) ?? newKey();
      tab.write(IDEMPOTENCY_KEY, key);
      return key;
    },
    answered: () => tab.write(IDEMPOTENCY_KEY, null),
  };
}
