import { useSyncExternalStore } from 'react';
import { browserStorage } from '#engine/client/browser-storage.ts';
import { CONSOLE_TOKEN } from '#engine/client/preview.ts';

const storage = browserStorage('localStorage');
const listeners = new Set<() => void>();

/** The admin token, or null when signed out. */
export function readAdminToken(): string | null {
  return storage.read(CONSOLE_TOKEN);
}

/** Address of the provider that signed in, where a sign-out goes. */
const SIGN_OUT_URL = 'admin_sign_out_url';

/**
 * Keeps the token, where the browser refuses storage for as long as the page; null removes it.
 * @param signOutUrl of the provider that signed in, if any
 */
export function writeAdminToken(token: string | null, signOutUrl: string | null = null): void {
  storage.write(SIGN_OUT_URL, token === null ? null : signOutUrl);
  storage.write(CONSOLE_TOKEN, token);
  for (const listener of listeners) listener();
}

/** Where a sign-out goes to end the sign-in at the provider too; null for one without a provider. */
export function readSignOutUrl(): string | null {
  const url = storage.read(SIGN_OUT_URL);
  return url !== null && /^https?:/.test(url) ? url : null;
}

/** Calls back when the token changes, in this tab or in another. Answers how to stop. */
function subscribeToAdminToken(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === CONSOLE_TOKEN || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  // A page that comes back out of the browser's memory heard nothing of other tabs meanwhile.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

const noToken = () => null;

/** The admin token as it is now, null when signed out; follows a sign-out in another tab. */
export function useAdminToken(): string | null {
  return useSyncExternalStore(subscribeToAdminToken, readAdminToken, noToken);
}

/** Secret by which the server knows this browser at the next sign-in to an account; it outlasts the sign-out, and opens nothing. */
const browserKey = (username: string) => `admin_browser ${username}`;

export function readBrowserSecret(username: string): string | null {
  return storage.read(browserKey(username));
}

export function writeBrowserSecret(username: string, secret: string): void {
  storage.write(browserKey(username), secret);
}
