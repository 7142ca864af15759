import { useEffect } from 'react';
import { showDisplayFont } from '#engine/ui/brand/font/display-font.ts';

/** What the page left until it was alive. */
export function usePageAlive(): void {
  useEffect(() => {
    // Set by index.html: the prerendered hub is a guest's, and was hidden from a logged-in player until here.
    delete document.documentElement.dataset['player'];
    void showDisplayFont();
  }, []);
}
