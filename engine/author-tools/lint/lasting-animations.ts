/** Motion that goes on for more than five seconds and that nobody can stop (WCAG 2.2.2, RGAA 13.8), read in a style sheet. */
import { type Declaration, list } from 'postcss';

/** Milliseconds that motion may last which begins by itself. */
const MAX_ANIMATION_MS = 5_000;

/** Whether a declaration of a sheet sets such motion. */
export function isLasting({ prop, value }: Declaration): boolean {
  return /^animation(?:-iteration-count)?$/.test(prop) && list.comma(value).some(lasts);
}

/** Of one animation: its first time is the duration, a number that stands alone how often it runs. A time in a variable is a short one. */
function lasts(animation: string): boolean {
  const words = animation.replace(/\([^)]*\)/g, '').split(/\s+/);
  if (words.includes('infinite')) return true;
  const [, time = '0', unit] = words.map((word) => /^([\d.]+)(m?s)$/.exec(word)).find((found) => found !== null) ?? [];
  const turns = Number(words.find((word) => /^[\d.]+$/.test(word)) ?? 1);
  return Number(time) * (unit === 's' ? 1_000 : 1) * turns > MAX_ANIMATION_MS;
}
