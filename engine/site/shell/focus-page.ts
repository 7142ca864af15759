/**
 * Moves the focus to the page: to its first heading, which a screen reader then reads out, or to the page itself while it has none.
 * @returns whether there was a heading
 */
export function focusPage(): boolean {
  const page = document.getElementById('contenu');
  const heading = page?.querySelector<HTMLElement>('h1, h2');
  if (heading) heading.tabIndex = -1;
  (heading ?? page)?.focus({ preventScroll: true });
  return !!heading;
}

/**
 * As `focusPage`, and where the page is still loading once more when its heading is there, unless the player has moved on by then.
 * @param page the element of the pages, null while there is none
 * @returns what ends the waiting, for an effect
 */
export function focusOnceLoaded(page: HTMLElement | null): (() => void) | undefined {
  if (focusPage() || !page) return undefined;
  const loading = new MutationObserver(() => {
    if (document.activeElement !== page || focusPage()) loading.disconnect();
  });
  loading.observe(page, { childList: true, subtree: true });
  return () => loading.disconnect();
}
