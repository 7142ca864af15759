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
