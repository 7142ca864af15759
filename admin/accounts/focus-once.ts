/** Ref of a result that takes the place of the form or button that made it: the focus moves to it, once, as it appears. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
