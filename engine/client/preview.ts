/**
 * Preview: a tab in which a facilitator tries a mission as a guest, independent of any player's login in this browser (decision 13). It
 * neither reads nor writes a player's browser storage.
 */
import { BASE_PATH } from './base-path.ts';
import { browserStorage, type TextStorage } from './browser-storage.ts';

const ASKED = '#apercu';
/** Key in session storage; the script of index.html reads it too. */
const STORED_AS = 'preview';
/** Storage key of the console's login (specification, section 3). */
export const CONSOLE_TOKEN = 'admin_token';
const tab = browserStorage('sessionStorage');
const kept = browserStorage('localStorage');

/** Address that opens a page as a preview, for `href`. Links with this address must open a new tab, with `rel="noopener"`. */
export function previewAddress(path: string): string {
  return `${BASE_PATH}${path}${ASKED}`;
}

/** Makes this tab a preview for its lifetime if the address says so. Call it before a player's storage is read. */
export function beginPreview(): void {
  if (window.location.hash !== ASKED) return;
  tab.write(STORED_AS, 'yes');
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

export function isPreview(): boolean {
  return tab.read(STORED_AS) !== null;
}

/** The facilitator's token, with which a preview may open every mission; null without one, and in tabs that are no preview. */
export function previewToken(): string | null {
  return isPreview() ? kept.read(CONSOLE_TOKEN) : null;
}

/** A player's persistent storage; in a preview, storage of this tab alone. */
export const playerStorage: TextStorage = {
  read: (key) => (isPreview() ? tab : kept).read(key),
  write: (key, value) => (isPreview() ? tab : kept).write(key, value),
};
