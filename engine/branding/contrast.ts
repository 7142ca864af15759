/** Contrast of two colours, as WCAG 2.2 measures it, and mixtures of them. Colours are written `#rrggbb`. */

/** Minimum contrast of text of normal size (success criterion 1.4.3). */
export const MIN_CONTRAST = 4.5;

/** Contrast ratio from 1 (none) to 21 (black on white); symmetric. */
export function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixture of two colours. @param share of `other`, from 0 to 1 */
export function mixed(one: string, other: string, share: number): string {
  const from = channels(one);
  const to = channels(other);
  return hexOf(from.map((value, index) => value + ((to[index] ?? value) - value) * share));
}

/** Writes a colour as `#rrggbb`. @param channels red, green and blue, each from 0 to 255 */
export function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
