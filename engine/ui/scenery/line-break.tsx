/** A line may break here. As Chromium computes names, a `wbr` that is not hidden puts a space into the name of its button or link. */
export function LineBreak() {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a `wbr` never has the focus
  return <wbr aria-hidden="true" />;
}
