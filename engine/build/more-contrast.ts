/**
 * The style sheet for `prefers-contrast: more`, generated from the built ones: text has a contrast of at least 7 to 1 with its
 * background, separating lines of 4.5 to 1, and half-transparent borders are opaque. Pages load it only where the system asks for it.
 */

import type { Branding } from '#engine/branding/branding.ts';
import { contrast, mixed } from '#engine/branding/contrast.ts';
import { paletteIn, type Scheme } from '#engine/branding/palette.ts';
import { styleRules, wrapped } from './style-rules.ts';

/** Asked for by the script of `index.html`. */
export const MORE_CONTRAST = 'contrast.css';

/** WCAG 2.2: of text that is not large (success criterion 1.4.6). */
const READ = 7;
/** Minimum contrast of separating lines: more than WCAG 2.2 requires of controls (success criterion 1.4.11). */
const SEEN = 4.5;

const PAGES = ['paper', 'surface', 'surface-sunken'];
const WASHES = ['signal-wash', 'success-wash', 'danger-wash', 'warning-wash', 'info-wash'];
const TONES = ['signal', 'signal-hover', 'success', 'danger', 'warning', 'info'];

/** Tokens with a minimum contrast to each of the given backgrounds. */
const TOLD: readonly (readonly [token: string, grounds: readonly string[], least: number])[] = [
  ...['text-soft', ...TONES].map((token) => [token, [...PAGES, ...WASHES], READ] as const),
  ['line-strong', PAGES, READ],
  ['line', PAGES, SEEN],
];

/** Selector of disabled controls: full contrast like the rest; only their border shows that they are disabled. */
const OFF = ':is(a,button,input,select,textarea):is(:disabled,[aria-disabled=true])';

/** @param sheets the built style sheets @param colours of the branding */
export function moreContrast(sheets: readonly string[], colours: Branding['colours']): string {
  const inLight = tokensIn('light', colours);
  const inDark = tokensIn('dark', colours);
  const tokens = TOLD.map(([token]) => `--${token}:light-dark(${inLight(token)},${inDark(token)})`);
  const rules = styleRules(sheets).flatMap(({ around, selector, declarations }) => {
    const clear = declarations.flatMap(inFull);
    return clear.length > 0 ? [wrapped(around, `${selector}{${clear.join(';')}}`)] : [];
  });
  // Without light-dark() the colours are those of the sheet for older browsers.
  return wrapped(
    ['@supports (color:light-dark(red,red))', '@media (prefers-contrast:more)'],
    [`:root{${tokens.join(';')}}`, ...rules, `${OFF}{opacity:1;border:1px dashed;background:none;color:var(--text-soft)}`].join(
      '\n',
    ),
  );
}

/** Colours of a theme, darkened or lightened as little as possible. */
function tokensIn(scheme: Scheme, colours: Branding['colours']): (token: string) => string {
  const colourOf = paletteIn(scheme, colours);
  const end = scheme === 'light' ? '#000000' : '#ffffff';
  const found = TOLD.map(([token, grounds, least]) => {
    for (let step = 0; step < 100; step += 1) {
      const candidate = mixed(colourOf(token), end, step / 100);
      if (grounds.every((ground) => contrast(candidate, colourOf(ground)) >= least)) return [token, candidate] as const;
    }
    return [token, end] as const;
  });
  const all = new Map(found);
  return (token) => all.get(token) ?? colourOf(token);
}

/** The declarations of a half-transparent border, made opaque. */
function inFull(declaration: string): readonly string[] {
  const [, edge, colour] = BORDER.exec(declaration) ?? [];
  return edge ? [`${edge}-color:${colour}`] : [];
}

const BORDER = /^(border[a-z-]*?)(?:-color)?:.*color-mix\(in srgb, ?(.*?) [\d.]+%, ?transparent\)/;
