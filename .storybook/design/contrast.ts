/** The colours that the page has now, and the pairs of them that the product's style sheets use. */
import { hexOf, MIN_CONTRAST } from '#engine/branding/contrast.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Two colours: the ink of letters or of a line, and the ground behind it. */
export interface Pair {
  /** Names of tokens, without the two hyphens. */
  readonly ink: string;
  readonly ground: string;
  /** Minimum contrast ratio of the pair. */
  readonly least: number;
  /** Source of the pair: a style sheet and its rule, or the purpose of the pair. */
  readonly from: string;
}

/** Pairs that every page inherits, or that no single rule sets. */
export const INHERITED: readonly Pair[] = [
  ...['paper', 'surface', 'surface-sunken'].flatMap((ground) => [
    { ink: 'text', ground, least: 7, from: 'what is read' },
    { ink: 'text-soft', ground, least: MIN_CONTRAST, from: 'what is said beside it' },
    { ink: 'signal', ground, least: MIN_CONTRAST, from: 'links' },
    { ink: 'focus', ground, least: 3, from: 'the outline of what has the focus' },
    { ink: 'line-strong', ground, least: 3, from: 'the border of a field' },
  ]),
  { ink: 'on-night', ground: 'night', least: 7, from: 'the header' },
  { ink: 'on-night-soft', ground: 'night', least: MIN_CONTRAST, from: 'the header' },
  { ink: 'beam', ground: 'night', least: 3, from: 'the beam' },
  { ink: 'beam', ground: 'night-deep', least: 3, from: 'the beam' },
];

/**
 * Pairs that one rule of a sheet sets together, each once, with the first such rule. A variable of the sheet itself (`--tone`) stands for
 * every value that the sheet gives it.
 */
export function pairsOf(sheets: Readonly<Record<string, string>>): Pair[] {
  const found = new Map<string, Pair>();
  for (const [sheet, css] of Object.entries(sheets)) {
    const rules = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => ({
        selector: selector.trim().replace(/\s+/g, ' '),
        values: new Map(
          [...body.matchAll(/([\w-]+):\s*var\(--([\w-]+)\)\s*;/g)].map(([, name = '', token = '']) => [name, token]),
        ),
      }),
    );
    for (const { selector, values } of rules) {
      const ink = values.get('color');
      const ground = values.get('background') ?? values.get('background-color');
      if (ink === undefined || ground === undefined) continue;
      const own = rules.filter((rule) => rule.values.has(`--${ink}`) || rule.values.has(`--${ground}`));
      for (const one of own.length > 0 ? own : [{ selector: '', values }]) {
        const pair = [ink, ground].map((name) => one.values.get(`--${name}`) ?? name);
        const from = `${sheet.replace(/^\//, '')} ${selector} ${one.selector}`.trim();
        if (!found.has(pair.join()))
          found.set(pair.join(), { ink: pair[0] ?? '', ground: pair[1] ?? '', least: MIN_CONTRAST, from });
      }
    }
  }
  return [...found.values()];
}

/**
 * The colour of a token as the browser draws it in a theme, such as `#b5400f`; undefined for a token that no page
 * defines, as a scene's own variable.
 */
export function colourOf(token: string, theme: Theme): string | undefined {
  const probe = document.createElement('span');
  // The colour is set before the element is in the page: a later change would start a transition.
  probe.style.colorScheme = theme;
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const defined = style.getPropertyValue(`--${token}`) !== '';
  const channels = (style.color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  probe.remove();
  return defined && channels.length === 3 ? hexOf(channels) : undefined;
}
