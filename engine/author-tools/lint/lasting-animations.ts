/** Detects CSS animations that last more than five seconds, which players could not stop (WCAG 2.2.2, RGAA 13.8). */
import { readFileSync } from 'node:fs';
import { type Declaration, list } from 'postcss';

const TOKENS = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
/** Duration of each motion token, such as `900ms` of `--motion-slow`. */
const DURATIONS = new Map([...TOKENS.matchAll(/(--motion-[\w-]+): (\d+ms);/g)].map(([, name, time]) => [name, time]));

/** Maximum duration in milliseconds of an animation that starts by itself. */
const MAX_ANIMATION_MS = 5_000;

/** Whether a CSS declaration starts an animation that lasts too long. */
export function isLasting({ prop, value }: Declaration): boolean {
  return /^animation(?:-iteration-count)?$/.test(prop) && list.comma(value).some(lasts);
}

/**
 * Whether one animation lasts too long: its first time value is the duration, a bare number the iteration count. A variable that is no
 * motion token counts as short.
 */
function lasts(animation: string): boolean {
  const words = animation
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => DURATIONS.get(name) ?? '')
    .replace(/\([^)]*\)/g, '')
    .split(/\s+/);
  if (words.includes('infinite')) return true;
  const [, time = '0', unit] = words.map((word) => /^([\d.]+)(m?s)$/.exec(word)).find((found) => found !== null) ?? [];
  const turns = Number(words.find((word) => /^[\d.]+$/.test(word)) ?? 1);
  return Number(time) * (unit === 's' ? 1_000 : 1) * turns > MAX_ANIMATION_MS;
}
