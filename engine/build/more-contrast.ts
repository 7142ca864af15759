/**
 * The style sheet for `prefers-contrast: more`, generated from the built ones: colours with more contrast, and half-transparent borders
 * opaque. Pages load it only where the system asks for it.
 */
import { MORE_CONTRAST_CONDITIONS, moreContrastColours } from '#engine/branding/more-contrast.ts';
import { styleRules, wrapped } from './style-rules.ts';

/** Asked for by the script of `index.html`. */
export const MORE_CONTRAST = 'contrast.css';

/** Selector of disabled controls: full contrast like the rest; only their border shows that they are disabled. */
const OFF = ':is(a,button,input,select,textarea):is(:disabled,[aria-disabled=true])';

/** With the product's own colours; a branding adds its own where its pages are sent. @param sheets the built ones */
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
