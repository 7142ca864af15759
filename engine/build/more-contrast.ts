/**
 * The style sheet for `prefers-contrast: more`, generated from the built style sheets: colours with more contrast, and half-transparent
 * borders opaque. Pages load it only where the system asks for more contrast.
 */
import { MORE_CONTRAST_CONDITIONS, moreContrastColours } from '#engine/branding/more-contrast.ts';
import { styleRules, wrapped } from './style-rules.ts';

/** File name of the sheet; the script of `index.html` asks for it. */
export const MORE_CONTRAST = 'contrast.css';

/** Selector of disabled controls: full contrast like the rest; only their border shows that they are disabled. */
const OFF = ':is(a,button,input,select,textarea):is(:disabled,[aria-disabled=true])';

/**
 * The sheet with the product's own colours; a branding's are written into the pages that the server sends. @param sheets the built style
 * sheets
 */
export function moreContrast(sheets: readonly string[]): string {
  const rules = styleRules(sheets).flatMap(({ around, selector, declarations }) => {
    const opaque = declarations.flatMap(inFull);
    return opaque.length > 0 ? [wrapped(around, `${selector}{${opaque.join(';')}}`)] : [];
  });
  return wrapped(
    [...MORE_CONTRAST_CONDITIONS],
    [moreContrastColours({}), ...rules, `${OFF}{opacity:1;border:1px dashed;background:none;color:var(--text-soft)}`].join('\n'),
  );
}

/** The declarations of a half-transparent border, made opaque. */
function inFull(declaration: string): readonly string[] {
  const [, edge, colour] = BORDER.exec(declaration) ?? [];
  return edge ? [`${edge}-color:${colour}`] : [];
}

const BORDER = /^(border[a-z-]*?)(?:-color)?:.*color-mix\(in srgb, ?(.*?) [\d.]+%, ?transparent\)/;
