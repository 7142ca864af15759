/** The interface's colour tokens with a branding applied. */
import type { BrandingColours } from '#schemas/branding.ts';
import { mixed } from './contrast.ts';
import { TOKEN_COLOURS } from './token-colours.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Colours that a branding may set, as paths in the configuration. */
export const FIELDS = ['accent/light', 'accent/dark', 'beam', 'night'] as const;
export type Field = (typeof FIELDS)[number];

/** Value of a token in the light theme, and in the dark one. */
export type Value = readonly [light: string, dark: string];
export type Palette = Readonly<Record<string, Value>>;

/** The tokens that a branding's colours change. */
export function brandingTokens({ accent, night, beam }: BrandingColours): Palette {
  return {
    ...(accent && accentTokens(accent)),
    ...(night !== undefined && nightTokens(night)),
    ...(beam !== undefined && { beam: [beam, beam] }),
  };
}

/** The tokens that an accent changes: those of a branding that have a colour for each theme. */
export const ACCENT_TOKENS: readonly string[] = ['signal', 'signal-hover', 'on-signal', 'signal-wash'];

/** Name of the token with an accent's colour in one theme, for the sheet of browsers without light-dark(). */
export function themeToken(token: string, scheme: Scheme): string {
  return `${token}-in-${scheme}`;
}

function accentTokens({ light, dark }: NonNullable<BrandingColours['accent']>): Palette {
  const [surface] = coloursOf('surface');
  const [, paper] = coloursOf('paper');
  return {
    signal: [light, dark],
    'signal-hover': [mixed(light, '#000000', 0.2), mixed(dark, '#ffffff', 0.25)],
    'on-signal': ['#ffffff', mixed(dark, '#000000', 0.86)],
    'signal-wash': [mixed(surface, light, 0.09), mixed(paper, dark, 0.14)],
  };
}

function nightTokens(night: string): Palette {
  const lighter = mixed(night, '#ffffff', 0.07);
  const soft = mixed(ON_NIGHT, night, 0.22);
  return { 'night-deep': [night, night], night: [lighter, lighter], 'on-night-soft': [soft, soft] };
}

/**
 * A background that is not a token: that of a solved mission, mixed from beam and night as in engine/frame/panels/solved-panel.module.css.
 */
const LIT = 'night-lit';
/** A text colour that is not a token: the light theme's ink, in both themes. */
const INK_ON_BEAM = 'ink-on-beam';

/** Colours of a scheme with the branding applied. @returns a function from token name to colour */
export function paletteIn(scheme: Scheme, colours: BrandingColours): (token: string) => string {
  const palette = { ...TOKEN_COLOURS, ...brandingTokens(colours) };
  const at = SCHEMES.indexOf(scheme);
  const colourOf = (token: string): string => palette[token]?.[at] ?? '';
  return (token) => {
    if (token === INK_ON_BEAM) return coloursOf('ink')[0];
    return token === LIT ? mixed(colourOf('night'), colourOf('beam'), 0.26) : colourOf(token);
  };
}

/** The branding fields that a token depends on. */
export function fieldsOf(token: string, scheme: Scheme): readonly Field[] {
  if (/signal/.test(token)) return [`accent/${scheme}`];
  if (token === LIT) return ['beam', 'night'];
  if (token === 'beam') return ['beam'];
  return ['night', 'night-deep', 'on-night-soft'].includes(token) ? ['night'] : [];
}

/** Colour of text on the `night` background, the same in both schemes. */
const ON_NIGHT = coloursOf('on-night')[0];

function coloursOf(token: string): Value {
  const value = TOKEN_COLOURS[token];
  if (!value) throw new Error(`engine/ui/tokens.css has no colour --${token}`);
  return value;
}
