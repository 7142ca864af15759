/** The token of this tab: read from the address (behind the #), else from the tab's storage. */
import { browserStorage } from '#engine/client/browser-storage.ts';
import { storePosition } from './position.ts';

const KEY = 'projector_token';
const tab = browserStorage('sessionStorage');

/**
 * Reads the token and removes it from the address, so that no photograph or browser history shows it. A reload finds it in the tab's
 * storage.
 */
export function takeToken(): string | null {
  const given = window.location.hash.slice(1);
  if (given !== '') {
    // Another token means another session: the stored position in the debrief belongs to the former one.
    if (given !== tab.read(KEY)) storePosition(null);
    tab.write(KEY, given);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return tab.read(KEY);
}
