import { browserStorage } from '#engine/client/browser-storage.ts';

/**
 * On a first visit the display font waits until the page can be used: on a slow line it would share the way with the script, and the
 * login form would come later by its 13.5 KB. Afterwards it is in the browser's cache, and shows from the first paint on.
 */
export function showDisplayFont(): void {
  delete document.documentElement.dataset['font'];
  browserStorage('localStorage').write('font', 'fetched');
}
