/**
 * The tokens of engine/ui/tokens.css in the W3C's format for design tools (Design Tokens Community Group, 2025.10):
 * `docs/design-tokens.json`. The format has one value a token: the light theme's. The dark theme's value, and values that only CSS can
 * express, stand in `$extensions`. Pure.
 */
import { isColour, type Token, tokenGroups } from './token-groups.ts';

/** Vendor of the extensions, which the format asks for. */
const OWN = 'vigie';

interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
}

/** @param sheet the text of tokens.css @throws for a token that the format cannot hold */
export function designTokens(sheet: string): string {
  const groups = [...tokenGroups(sheet)];
  const tree = Object.fromEntries(
    groups.map(([heading, tokens]) => [
      heading.replace(/[{}.$]/g, ''),
      Object.fromEntries(tokens.map((token) => [token.name, designToken(token, groups)])),
    ]),
  );
  return `${JSON.stringify(tree, null, 2)}\n`;
}

type Groups = readonly (readonly [string, readonly Token[]])[];

function designToken(token: Token, groups: Groups): DesignToken {
  const { name, value, role } = token;
  const described = role === '' ? {} : { $description: role };
  if (isColour(token)) {
    const [light = '', dark = light] = /^light-dark\((.+), (.+)\)$/.exec(value)?.slice(1) ?? [value];
    const own = light === dark ? {} : { $extensions: { [OWN]: { dark: colour(dark, groups) } } };
    return { $type: 'color', $value: colour(light, groups), ...described, ...own };
  }
  if (name.startsWith('font-'))
    return { $type: 'fontFamily', $value: value.split(', ').map((family) => family.replaceAll('"', '')), ...described };
  if (name.startsWith('shadow'))
    return { $type: 'shadow', $value: shadows(value, 0), ...described, $extensions: { [OWN]: { dark: shadows(value, 1) } } };
  if (name.startsWith('motion')) return { ...motion(value, groups), ...described };
  const fixed = dimension(value) ?? dimension(/, ([\d.]+rem)\)$/.exec(value)?.[1] ?? '');
  if (fixed)
    return {
      $type: 'dimension',
      $value: fixed,
      ...described,
      ...(dimension(value) ? {} : { $extensions: { [OWN]: { css: value } } }),
    };
  // A width in characters is of no unit of the format.
  if (/^\d+ch$/.test(value))
    return { $type: 'number', $value: Number.parseInt(value, 10), ...described, $extensions: { [OWN]: { unit: 'ch' } } };
  throw new Error(`--${name}: ${value} has no form in docs/design-tokens.json`);
}

/** A time, a curve, or the two together. */
function motion(value: string, groups: Groups): DesignToken {
  const [, time] = /^(\d+)ms$/.exec(value) ?? [];
  if (time !== undefined) return { $type: 'duration', $value: { value: Number(time), unit: 'ms' } };
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(value) ?? [];
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(', ').map(Number) };
  const [duration, timingFunction] = value.split(' ').map((part) => otherToken(part, groups));
  return { $type: 'transition', $value: { duration, delay: { value: 0, unit: 'ms' }, timingFunction } };
}

/** The reference to another token as the format writes it; undefined for a literal value. */
function otherToken(value: string, groups: Groups): string | undefined {
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other === undefined) return undefined;
  const group = groups.find(([, tokens]) => tokens.some(({ name }) => name === other))?.[0] ?? '';
  return `{${group.replace(/[{}.$]/g, '')}.${other}}`;
}

/** A colour value, or the reference to the token that it repeats. */
function colour(value: string, groups: Groups): unknown {
  const other = otherToken(value, groups);
  if (other !== undefined) return other;
  const parts = /^#(..)(..)(..)$/.exec(value)?.slice(1) ?? [];
  return { colorSpace: 'srgb', components: parts.map((part) => rounded(Number.parseInt(part, 16) / 255)), hex: value };
}

/** The layers of a shadow. @param theme 0 light, 1 dark */
function shadows(value: string, theme: number): unknown[] {
  const layer = /(\S+) (\S+) (\S+) light-dark\(rgb\((\d+) (\d+) (\d+) \/ (\d+)%\), rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)\)/g;
  return [...value.matchAll(layer)].map(([, x = '', y = '', blur = '', ...figures]) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = figures.slice(theme * 4, theme * 4 + 4).map(Number);
    const components = [red, green, blue].map((part) => rounded(part / 255));
    return {
      color: { colorSpace: 'srgb', components, alpha: alpha / 100 },
      offsetX: length(x),
      offsetY: length(y),
      blur: length(blur),
      spread: { value: 0, unit: 'px' },
    };
  });
}

function length(text: string): unknown {
  return dimension(text) ?? { value: 0, unit: 'px' };
}

function dimension(text: string): { readonly value: number; readonly unit: string } | null {
  const [, value, unit] = /^([\d.]+)(px|rem)$/.exec(text) ?? [];
  return value === undefined || unit === undefined ? null : { value: Number(value), unit };
}

function rounded(part: number): number {
  return Math.round(part * 10_000) / 10_000;
}
