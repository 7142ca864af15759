/** Motion that goes on for more than five seconds and that nobody can stop (WCAG 2.2.2, RGAA 13.8), read in a style sheet. */

/** Milliseconds that motion may last which begins by itself. */
const MAX_ANIMATION_MS = 5_000;

export interface LastingAnimation {
  /** As it is written. */
  readonly declaration: string;
  /** Where it begins, from 0. */
  readonly at: number;
}

/** @param css without its comments */
export function lastingAnimations(css: string): LastingAnimation[] {
  return [...css.matchAll(/\banimation(?:-iteration-count)?\s*:\s*([^;}]+)/g)]
    .filter(([, value = '']) => value.split(/,(?![^(]*\))/).some(lasts))
    .map(({ 0: declaration, index }) => ({ declaration: declaration.trim(), at: index }));
}

/** Of one animation: its first time is the duration, a number that stands alone how often it runs. A time in a variable is a short one. */
function lasts(animation: string): boolean {
  const words = animation.replace(/\([^)]*\)/g, '').split(/\s+/);
  if (words.includes('infinite')) return true;
  const [, time = '0', unit] = words.map((word) => /^([\d.]+)(m?s)$/.exec(word)).find((found) => found !== null) ?? [];
  const turns = Number(words.find((word) => /^[\d.]+$/.test(word)) ?? 1);
  return Number(time) * (unit === 's' ? 1_000 : 1) * turns > MAX_ANIMATION_MS;
}
