/**
 * The style sheet for browsers without light-dark(): the declarations that use it, rewritten with one colour for each theme. Pages
 * load it in such browsers only. It is in no cascade layer: it must override custom properties whose values are invalid there.
 */
import { list } from 'postcss';
import { ACCENT_TOKENS, themeToken } from '#engine/branding/palette.ts';
import { styleRules, wrapped } from './style-rules.ts';

/** File name of the sheet; the script of `index.html` asks for it. */
export const OLDER_BROWSERS = 'older.css';

/** A notice for unsupported browsers: one without color-mix() or range media queries cannot run the scripts, or soon will not. */
const TOO_OLD = `body::before{content:"Ce navigateur est trop ancien\\202f: mettez-le à jour, ou prenez un autre appareil.";display:block;padding:1em;background:#fff;color:#b42318;font:bold 1em sans-serif}
@supports (color:color-mix(in srgb,red,red)){@media (width>=1px){body::before{content:none}}}`;

const LIGHT = 0;
const DARK = 1;
type Theme = typeof LIGHT | typeof DARK;

/** Selectors of the dark theme: for a player who chose it, and for one who did not choose the light theme. */
const CHOSEN = ':root[data-theme=dark]';
const NOT_CHOSEN = ':root:not([data-theme=light])';

/** @param sheets the built style sheets */
export function olderBrowsers(sheets: readonly string[]): string {
  const rules = styleRules(sheets);
  // The last rule wins: a branding's rule follows the interface's own.
  const roots = rules.filter(({ selector, around }) => selector === ':root' && around.length === 0);
  const all = new Map(roots.flatMap(({ declarations }) => declarations).map((text) => [text.slice(0, text.indexOf(':')), text]));
  // var() in a token is resolved where the token is declared, so tokens that refer to a rewritten one are declared again too.
  const tokens = [...all.values()].filter((text) => /^--.*\b(light-dark|var)\(/.test(text)).map(brandable);
  const own = rules
    .filter(({ selector }) => selector !== ':root')
    .map((rule) => ({ ...rule, colours: rule.declarations.filter((text) => text.includes(CALL)) }))
    .filter(({ colours }) => colours.length > 0);

  /** @param root the part of the page that has this theme; '' for all of it */
  const ownRules = (theme: Theme, root: string, outside: readonly string[] = []) =>
    own.map(({ around, selector, colours }) =>
      wrapped([...outside, ...around], `${root === '' ? selector : within(root, selector)}{${coloured(colours, theme)}}`),
    );
  const everything = (theme: Theme, root: string) => [
    `${root}{${coloured(tokens, theme)}}`,
    ...ownRules(theme, theme === DARK ? root : ''),
  ];
  // Rules for parts with a theme of their own come later, to override those of the page.
  const parts = rules.flatMap(({ around, selector, declarations }) => {
    const theme = declarations.includes('color-scheme:dark') ? DARK : declarations.includes('color-scheme:light') ? LIGHT : null;
    if (theme === null || selector === CHOSEN) return [];
    return [
      wrapped(around, `${selector}{${coloured(tokens, theme)}}`),
      ...list.comma(selector).flatMap((part) => ownRules(theme, moreSpecific(part), around)),
    ];
  });
  return [
    TOO_OLD,
    ...everything(LIGHT, ':root'),
    ...everything(DARK, CHOSEN),
    ...everything(DARK, NOT_CHOSEN).map((rule) => wrapped(['@media screen and (prefers-color-scheme:dark)'], rule)),
    ...parts,
  ].join('\n');
}

/** The selector of a part, made more specific than those of the page's theme, which a part with a theme of its own overrides. */
const moreSpecific = (part: string): string => (part.startsWith(':root') ? part : `:root:root ${part}`);

const CALL = 'light-dark(';

/** Matches a call of light-dark() with up to two more levels of brackets inside. */
const COLOURS = /light-dark\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/** The declarations with the colours of one theme. @throws Error for a call that the pattern cannot parse */
function coloured(declarations: readonly string[], theme: Theme): string {
  const text = declarations.map((one) => one.replace(COLOURS, (_call, pair: string) => list.comma(pair)[theme] ?? '')).join(';');
  if (text.includes(CALL)) throw new Error(`the sheet for older browsers cannot say ${text}`);
  return text;
}

/** A token's declaration, in which an accent of the page's branding comes before the interface's own. */
function brandable(text: string): string {
  const name = text.slice('--'.length, text.indexOf(':'));
  if (!ACCENT_TOKENS.includes(name)) return text;
  return text.replace(COLOURS, (_call, pair: string) => {
    const [light = '', dark = ''] = list.comma(pair);
    return `light-dark(var(--${themeToken(name, 'light')},${light}),var(--${themeToken(name, 'dark')},${dark}))`;
  });
}

const within = (root: string, selectors: string): string =>
  list
    .comma(selectors)
    .map((selector) => `${root} ${selector}`)
    .join(',');
