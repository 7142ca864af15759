/** Ref of a result that replaces the form or button that made it: the result gets the focus once, as it appears. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
