/** Whether the person in front of the screen lets things move. Charts animate in script, out of reach of the style sheet. */
export function usesMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the screen is too narrow for long names beside the bars. */
export function isNarrow(): boolean {
  return window.matchMedia('(max-width: 48rem)').matches;
}
