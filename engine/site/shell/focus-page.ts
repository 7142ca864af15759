/**
 * Moves the focus to the page: to its first heading, which a screen reader then reads out, or to the page itself if it has no heading.
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
 * Like `focusPage`. If the page is still loading, moves the focus once more when the heading is there, unless the player has moved on by
 * then.
 * @param page the element of the pages, null while there is none
 * @returns the function that stops waiting, for an effect
 */
export function focusOnceLoaded(page: HTMLElement | null): (() => void) | undefined {
  if (focusPage() || !page) return undefined;
  const loading = new MutationObserver(() => {
    if (document.activeElement !== page || focusPage()) loading.disconnect();
  });
  loading.observe(page, { childList: true, subtree: true });
  return () => loading.disconnect();
}
