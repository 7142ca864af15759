/** Under which token this tab projects: from the address, where it stands behind the #, then from the tab itself. */
import { browserStorage } from '#engine/client/browser-storage.ts';
import { storePosition } from './position.ts';

const KEY = 'projector_token';
const tab = browserStorage('sessionStorage');

/** Takes it out of the address, so that it is on no photograph and in no history; a reload finds it in the tab. */
export function takeToken(): string | null {
  const given = window.location.hash.slice(1);
  if (given !== '') {
    // The token is of another session: the stored position in the debrief is of the former one.
    if (given !== tab.read(KEY)) storePosition(null);
    tab.write(KEY, given);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return tab.read(KEY);
}
