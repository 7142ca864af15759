/** Whether the person in front of the screen lets things move. Charts animate in script, out of reach of the style sheet. */
export function usesMotion(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
