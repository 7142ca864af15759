/** The colours of `prefers-contrast: more`: text has a contrast of at least 7 to 1 with its background, a separating line of 4.5 to 1. */
import type { BrandingColours } from '#schemas/branding.ts';
import { contrast, mixed } from './contrast.ts';
import { paletteIn, type Scheme } from './palette.ts';

/** Minimum contrast of text that is not large, by WCAG 2.2 (success criterion 1.4.6). */
const TEXT_CONTRAST = 7;
/** Minimum contrast of lines: more than WCAG asks of controls (1.4.11). */
const LINE_CONTRAST = 4.5;

const PAGES = ['paper', 'surface', 'surface-sunken'];
const WASHES = ['signal-wash', 'success-wash', 'danger-wash', 'warning-wash', 'info-wash'];
const TONES = ['signal', 'signal-hover', 'success', 'danger', 'warning', 'info'];

/** Tokens with a minimum contrast to each of the given backgrounds. */
const TOKENS: readonly (readonly [token: string, grounds: readonly string[], least: number])[] = [
  ...['text-soft', ...TONES].map((token) => [token, [...PAGES, ...WASHES], TEXT_CONTRAST] as const),
  ['line-strong', PAGES, LINE_CONTRAST],
  ['line', PAGES, LINE_CONTRAST],
];

/** Conditions under which these colours apply. Browsers without light-dark() load the sheet for older browsers instead. */
export const MORE_CONTRAST_CONDITIONS = ['@supports (color:light-dark(red,red))', '@media (prefers-contrast:more)'] as const;

/** CSS rule with these colours. @param colours of a branding; empty for the product's own */
export function moreContrastColours(colours: BrandingColours): string {
  const inLight = tokensIn('light', colours);
  const inDark = tokensIn('dark', colours);
  return `:root{${TOKENS.map(([token]) => `--${token}:light-dark(${inLight(token)},${inDark(token)})`).join(';')}}`;
}

/** The colours of a theme: unchanged if they have the contrast, else as little darker (light theme) or lighter (dark theme) as it takes. */
function tokensIn(scheme: Scheme, colours: BrandingColours): (token: string) => string {
  const colourOf = paletteIn(scheme, colours);
  const end = scheme === 'light' ? '#000000' : '#ffffff';
  const found = TOKENS.map(([token, grounds, least]) => {
    for (let step = 0; step < 100; step += 1) {
      const candidate = mixed(colourOf(token), end, step / 100);
      if (grounds.every((ground) => contrast(candidate, colourOf(ground)) >= least)) return [token, candidate] as const;
    }
    return [token, end] as const;
  });
  const all = new Map(found);
  return (token) => all.get(token) ?? colourOf(token);
}
