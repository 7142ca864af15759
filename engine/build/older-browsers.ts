/**
 * Colours for browsers that do not know light-dark(), which would have none: what the built sheets say with it, said without. Pages
 * load it in such browsers only. No layer: it has to win over what those read as a colour that is none.
 */

/** Asked for by the script of `index.html`. */
export const OLDER_BROWSERS = 'older.css';

/**
 * For whom nothing works: a browser without color-mix(), or without ranges in media queries, cannot read the scripts either, or soon
 * will not.
 */
const TOO_OLD = `body::before{content:"Ce navigateur est trop ancien\\202f: mettez-le à jour, ou prenez un autre appareil.";display:block;padding:1em;background:#fff;color:#b42318;font:bold 1em sans-serif}
@supports (color:color-mix(in srgb,red,red)){@media (width>=1px){body::before{content:none}}}`;

const LIGHT = 0;
const DARK = 1;
type Theme = typeof LIGHT | typeof DARK;

/** How the page says that it is dark: the player's choice, or else the system's. */
const CHOSEN = ':root[data-theme=dark]';
const NOT_CHOSEN = ':root:not([data-theme=light])';

/** @param sheets the built ones */
export function olderBrowsers(sheets: readonly string[]): string {
  const rules = sheets.flatMap((sheet) => rulesOf(sheet));
  // The last one counts: a house's own comes after ours.
  const roots = rules.filter(({ selector, around }) => selector === ':root' && around.length === 0);
  const all = new Map(roots.flatMap(({ body }) => declarations(body)).map((text) => [text.slice(0, text.indexOf(':')), text]));
  // A token that names another has the colour that it had where it was declared: it goes with it.
  const tokens = [...all.values()].filter((text) => /^--.*\b(light-dark|var)\(/.test(text));
  const own = rules
    .filter(({ selector }) => selector !== ':root')
    .map((rule) => ({ ...rule, colours: declarations(rule.body).filter((text) => text.includes(CALL)) }))
    .filter(({ colours }) => colours.length > 0);

  const everything = (theme: Theme, root: string) => [
    `${root}{${coloured(tokens, theme)}}`,
    ...own.map(({ around, selector, colours }) =>
      wrapped(around, `${theme === DARK ? within(root, selector) : selector}{${coloured(colours, theme)}}`),
    ),
  ];
  // What is dark or light whatever the page is, after the page.
  const parts = rules.flatMap(({ around, selector, body }) => {
    const scheme = /(?:^|;)color-scheme:(light|dark)(?:;|$)/.exec(body)?.[1];
    if (scheme === undefined || selector === CHOSEN) return [];
    return wrapped(around, `${selector}{${coloured(tokens, scheme === 'dark' ? DARK : LIGHT)}}`);
  });
  return [
    TOO_OLD,
    ...everything(LIGHT, ':root'),
    ...everything(DARK, CHOSEN),
    ...everything(DARK, NOT_CHOSEN).map((rule) => wrapped(['@media screen and (prefers-color-scheme:dark)'], rule)),
    ...parts,
  ].join('\n');
}

interface Rule {
  /** The at-rules that it stands in, from the outermost; layers are none. */
  readonly around: readonly string[];
  readonly selector: string;
  readonly body: string;
}

/** The style rules of a minified sheet. */
function rulesOf(sheet: string, around: readonly string[] = []): readonly Rule[] {
  const rules: Rule[] = [];
  for (let rest = sheet; ; ) {
    // Statements such as an order of layers come before.
    const [before = '', head = ''] = /^(?:[^{}]*;)?([^{};]+)\{/.exec(rest.trimStart()) ?? [];
    if (head === '') return rules;
    rest = rest.trimStart().slice(before.length);
    const end = closing(rest);
    const body = rest.slice(0, end);
    rest = rest.slice(end + 1);
    if (head.startsWith('@layer')) rules.push(...rulesOf(body, around));
    else if (/^@(media|supports|container)\b/.test(head)) rules.push(...rulesOf(body, [...around, head]));
    else if (!head.startsWith('@')) rules.push({ around, selector: head, body });
  }
}

/** Index of the brace that closes what the text is the inside of. */
function closing(text: string): number {
  let depth = 1;
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (found === '{') depth += 1;
    else if (found === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('a built style sheet has a brace that nothing closes');
}

const declarations = (body: string): readonly string[] => splitOutside(body, ';').filter((text) => text !== '');

const CALL = 'light-dark(';

/** The declarations, with the colours of one theme. */
function coloured(texts: readonly string[], theme: Theme): string {
  return texts
    .map((text) => {
      const [first = '', ...calls] = text.split(CALL);
      return calls.reduce((written, call) => {
        const [inside = ''] = splitOutside(call, ')');
        return `${written}${splitOutside(inside, ',')[theme]?.trim()}${call.slice(inside.length + 1)}`;
      }, first);
    })
    .join(';');
}

/** The parts of a text between separators that stand in no brackets. */
function splitOutside(text: string, separator: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === separator && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
  }
  return parts;
}

const within = (root: string, selectors: string): string =>
  splitOutside(selectors, ',')
    .map((selector) => `${root} ${selector}`)
    .join(',');

const wrapped = (around: readonly string[], rule: string): string =>
  around.reduceRight((inner, head) => `${head}{${inner}}`, rule);
