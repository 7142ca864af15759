/**
 * A tab in which a facilitator tries a mission as a guest plays it, whoever is logged in in this browser (decision 13): it reads nothing
 * that a player keeps in the browser and leaves nothing there.
 */
import { browserStorage, type TextStorage } from './browser-storage.ts';

const ASKED = '#apercu';
/** Read by the script of index.html too. */
const STORED_AS = 'preview';
/** Key of the browser's storage under which the console keeps its login (specification, section 3). */
export const CONSOLE_TOKEN = 'admin_token';
const tab = browserStorage('sessionStorage');
const kept = browserStorage('localStorage');

/** Where a page opens as a preview. Whoever links there opens another tab, without this one as its opener. */
export function previewAddress(path: string): string {
  return `${path}${ASKED}`;
}

/** Makes a preview of this tab, for as long as it is open, where the address says so; before anything is read of a player. */
export function beginPreview(): void {
  if (window.location.hash !== ASKED) return;
  tab.write(STORED_AS, 'yes');
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

export function isPreview(): boolean {
  return tab.read(STORED_AS) !== null;
}

/** The facilitator's login, which opens every mission to a preview for as long as it lasts; null without one, and in any other tab. */
export function previewToken(): string | null {
  return isPreview() ? kept.read(CONSOLE_TOKEN) : null;
}

/** What a player keeps between visits; in a preview, what this tab alone keeps. */
export const playerStorage: TextStorage = {
  read: (key) => (isPreview() ? tab : kept).read(key),
  write: (key, value) => (isPreview() ? tab : kept).write(key, value),
};
