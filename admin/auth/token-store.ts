import { useSyncExternalStore } from 'react';
import { browserStorage } from '#engine/client/browser-storage.ts';
import { CONSOLE_TOKEN } from '#engine/client/preview.ts';

const storage = browserStorage('localStorage');
const listeners = new Set<() => void>();

/** The admin token, or null when signed out. */
export function readAdminToken(): string | null {
  return storage.read(CONSOLE_TOKEN);
}

/** Storage key of the identity provider's end-session address. */
const SIGN_OUT_URL = 'admin_sign_out_url';

/**
 * Stores the token, or removes it for null. If the browser refuses storage, the token lasts as long as the page.
 * @param signOutUrl end-session address of the identity provider through which the account signed in, if any
 */
export function writeAdminToken(token: string | null, signOutUrl: string | null = null): void {
  storage.write(SIGN_OUT_URL, token === null ? null : signOutUrl);
  storage.write(CONSOLE_TOKEN, token);
  for (const listener of listeners) listener();
}

/** End-session address of the identity provider; null if no provider was used to sign in. */
export function readSignOutUrl(): string | null {
  const url = storage.read(SIGN_OUT_URL);
  return url !== null && /^https?:/.test(url) ? url : null;
}

/** Calls the listener when the token changes, in this tab or in another. @returns the function that unsubscribes */
function subscribeToAdminToken(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === CONSOLE_TOKEN || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // A page restored from the back/forward cache missed the storage events of other tabs.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

const noToken = () => null;

/** The current admin token, null when signed out; follows a sign-out in another tab. */
export function useAdminToken(): string | null {
  return useSyncExternalStore(subscribeToAdminToken, readAdminToken, noToken);
}

/**
 * Storage key of a known browser's secret: the server recognises the browser at the account's next sign-in. It survives sign-out and grants
 * no access.
 */
const browserKey = (username: string) => `admin_browser ${username}`;

export function readBrowserSecret(username: string): string | null {
  return storage.read(browserKey(username));
}

export function writeBrowserSecret(username: string, secret: string): void {
  storage.write(browserKey(username), secret);
}
