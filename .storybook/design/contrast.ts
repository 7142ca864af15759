/** Contrast as WCAG 2.2 measures it, of the colours that the page has now, and the pairs that the product's style sheets use. */

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Letters on a ground, or a line beside it. */
export interface Pair {
  /** Names of tokens, without the two hyphens. */
  readonly ink: string;
  readonly ground: string;
  /** The ratio that it has to reach. */
  readonly least: number;
  /** Where it is from: a sheet and its rule, or what it is for. */
  readonly from: string;
}

/** What every page inherits, and what no rule says by itself. */
export const INHERITED: readonly Pair[] = [
  ...['paper', 'surface', 'surface-sunken'].flatMap((ground) => [
    { ink: 'text', ground, least: 7, from: 'what is read' },
    { ink: 'text-soft', ground, least: 4.5, from: 'what is said beside it' },
    { ink: 'signal', ground, least: 4.5, from: 'links' },
    { ink: 'focus', ground, least: 3, from: 'the outline of what has the focus' },
    { ink: 'line-strong', ground, least: 3, from: 'the border of a field' },
  ]),
  { ink: 'on-night', ground: 'night', least: 7, from: 'the header' },
  { ink: 'on-night-soft', ground: 'night', least: 4.5, from: 'the header' },
  { ink: 'beam', ground: 'night', least: 3, from: 'the beam' },
  { ink: 'beam', ground: 'night-deep', least: 3, from: 'the beam' },
];

/** Pairs that one rule of a sheet sets together, each once, with the first rule that does. What a rule calls by a name of its own sheet (`--tone`) stands for all that the sheet gives it. */
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
        if (!found.has(pair.join())) found.set(pair.join(), { ink: pair[0] ?? '', ground: pair[1] ?? '', least: 4.5, from });
      }
    }
  }
  return [...found.values()];
}

/** The colour of a token as the browser draws it in a theme, or undefined for what no page defines: a scene's own variable. */
export function colourOf(token: string, theme: Theme): Channels | undefined {
  const probe = document.createElement('span');
  // Before it is in the page: a colour that is set later would be reached by a transition.
  probe.style.colorScheme = theme;
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const defined = style.getPropertyValue(`--${token}`) !== '';
  const [red, green, blue] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  return defined && red !== undefined && green !== undefined && blue !== undefined ? [red, green, blue] : undefined;
}

type Channels = readonly [number, number, number];

/** From 1 to 21. */
export function contrast(one: Channels, other: Channels): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** `#b5400f` */
export function hex(channels: Channels): string {
  return `#${channels.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}
