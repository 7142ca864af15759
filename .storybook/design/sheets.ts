/** Every style sheet of the product as text, by its path from the root; the engine's first. */
const globbed: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('/engine/**/*.css', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('/{admin,projector}/**/*.css', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('/challenges/*/*.css', { query: '?raw', import: 'default', eager: true }),
};
export const SHEETS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(globbed).map(([path, css]) => [path.slice(1), css]),
);

/** An animation of a sheet, and the rule that uses it. */
export interface Animation {
  readonly name: string;
  readonly sheet: string;
  readonly selector: string;
  /** Duration and timing: the part of `animation` after the name. */
  readonly lasts: string;
}

export const ANIMATIONS: readonly Animation[] = Object.entries(SHEETS).flatMap(([sheet, css]) =>
  [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => {
    const rule = new RegExp(`([^{};]+)\\{[^{}]*animation:[^;]*\\b${name} ((?:\\([^)]*\\)|[^;,(])+)`).exec(
      css.replace(/\/\*.*?\*\//gs, ''),
    );
    return { name, sheet, selector: rule?.[1]?.trim().replace(/\s+/g, ' ') ?? '', lasts: rule?.[2]?.trim() ?? '' };
  }),
);

/** Widths of the window at which sheets change their layout, the narrowest first, and the sheets that do. */
export const BREAKPOINTS: readonly (readonly [width: string, sheets: readonly string[]])[] = breakpoints();

function breakpoints() {
  const found = new Map<string, Set<string>>();
  for (const [sheet, css] of Object.entries(SHEETS))
    for (const [, width = ''] of css.matchAll(/@media [^{]*width[^\d{]*([\d.]+rem)/g))
      found.set(width, (found.get(width) ?? new Set()).add(sheet));
  return [...found]
    .map(([width, sheets]) => [width, [...sheets]] as const)
    .sort(([a], [b]) => Number.parseFloat(a) - Number.parseFloat(b));
}
