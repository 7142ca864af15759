/** Checks the contrast of a branding: every pair of text and background tokens that the interface combines is measured. */

import { messages } from '#engine/author-tools/messages/messages.ts';
import type { JsonDocument } from '#engine/source-files/json-document.ts';
import type { LocatedMistake } from '#engine/source-files/location.ts';
import type { BrandingColours } from '#schemas/branding.ts';
import { contrast, MIN_CONTRAST, mixed } from './contrast.ts';
import { FIELDS, type Field, fieldsOf, paletteIn, SCHEMES, type Scheme } from './palette.ts';

const say = messages('branding');

/** The text that is read, and its place if the interface uses the pair in several places: phrases `shown` and `where` of the messages. */
interface Told {
  readonly what: string;
  readonly where?: string;
}

interface Pair {
  readonly text: string;
  readonly ground: string;
  readonly scheme: Scheme;
  readonly told: Told;
}

const PAGES = ['paper', 'surface', 'surface-sunken'] as const;
const NOTICES = ['success-wash', 'danger-wash', 'warning-wash', 'info-wash'];
const NIGHT = ['night', 'night-deep'] as const;

/** Pairs that occur in both themes. */
const EVERYWHERE: readonly (readonly [text: string, ground: string, what: string, where?: string])[] = [
  ...PAGES.map((ground) => ['signal', ground, 'links', ground] as const),
  ...PAGES.map((ground) => ['signal-hover', ground, 'linksUnderPointer', ground] as const),
  ...NOTICES.map((ground) => ['signal', ground, 'linksInNotices'] as const),
  ['signal', 'signal-wash', 'labelsOnWash'],
  ['signal-hover', 'signal-wash', 'buttonsUnderPointer'],
  ['on-signal', 'signal', 'onButtons'],
  ['on-signal', 'signal-hover', 'onButtonsUnderPointer'],
  ['ink', 'signal-wash', 'textOnWash'],
  ['text-soft', 'signal-wash', 'softOnWash'],
  ...NIGHT.flatMap((ground) => [
    ['beam', ground, 'marks', ground] as const,
    ['on-night', ground, 'text', ground] as const,
    ['on-night-soft', ground, 'softText', ground] as const,
  ]),
  ['beam', 'night-lit', 'solvedPoints'],
  ['on-night', 'night-lit', 'solvedText'],
  ['ink-on-beam', 'beam', 'markedWords'],
];

const PAIRS: readonly Pair[] = [
  ...SCHEMES.flatMap((scheme) =>
    EVERYWHERE.map(([text, ground, what, where]) => ({ text, ground, scheme, told: where ? { what, where } : { what } })),
  ),
  // On the projector's dark screens, figures use the beam colour.
  ...PAGES.map((ground) => ({
    text: 'beam',
    ground,
    scheme: 'dark' as const,
    told: { what: 'figures', where: ground } as const,
  })),
];

interface Measured {
  readonly told: Told;
  readonly text: string;
  readonly ground: string;
  readonly ratio: number;
}

/** Pairs of a branding's colours with too little contrast. @param document the configuration, for locations */
export function contrastMistakes(colours: BrandingColours, document: JsonDocument): LocatedMistake[] {
  const given = FIELDS.filter((field) => colourAt(colours, field) !== undefined);
  return given.flatMap((field) => {
    const tooClose = unreadable(colours, field, given);
    const [worst] = tooClose;
    if (!worst) return [];
    const others = tooClose.length - 1;
    const shade = nearestReadable(colours, field, given);
    const message = say('unreadable', {
      field: `house.colours.${field.replace('/', '.')}`,
      colour: colourAt(colours, field) ?? '',
      what: worst.told.what,
      where: worst.told.where,
      text: worst.text,
      ground: worst.ground,
      ratio: formatRatio(worst.ratio),
      least: MIN_CONTRAST,
      more: others === 0 ? '' : say('more', { count: others }),
      nearest: shade === undefined ? say('noneReadable') : say('nearest', { shade }),
    });
    return [{ ...document.locationOf(`/house/colours/${field}`), message }];
  });
}

/**
 * Pairs with too little contrast that depend on a field, the worst first. A pair that depends on two given fields is reported at the first.
 */
function unreadable(colours: BrandingColours, field: Field, given: readonly Field[]): Measured[] {
  const palettes = { light: paletteIn('light', colours), dark: paletteIn('dark', colours) };
  const measured = PAIRS.filter(({ text, ground, scheme }) => {
    const fields = [...fieldsOf(text, scheme), ...fieldsOf(ground, scheme)];
    return given.find((candidate) => fields.includes(candidate)) === field;
  })
    .map(({ told, scheme, ...pair }) => {
      const text = palettes[scheme](pair.text);
      const ground = palettes[scheme](pair.ground);
      return { told, text, ground, ratio: contrast(text, ground) };
    })
    .filter(({ ratio }) => ratio < MIN_CONTRAST)
    .sort((a, b) => a.ratio - b.ratio);
  // A pair with the same colours in both themes is reported once.
  return [...new Map(measured.map((pair) => [Object.values(pair.told).concat(pair.text, pair.ground).join(' '), pair])).values()];
}

/** The nearest colour with enough contrast: as little darker or lighter as possible. */
function nearestReadable(colours: BrandingColours, field: Field, given: readonly Field[]): string | undefined {
  const colour = colourAt(colours, field) ?? '';
  for (let step = 1; step <= 255; step++) {
    for (const end of ['#000000', '#ffffff']) {
      const candidate = mixed(colour, end, step / 255);
      if (unreadable(withColour(colours, field, candidate), field, given).length === 0) return candidate;
    }
  }
  return undefined;
}

function colourAt({ accent, night, beam }: BrandingColours, field: Field): string | undefined {
  return { 'accent/light': accent?.light, 'accent/dark': accent?.dark, night, beam }[field];
}

function withColour(colours: BrandingColours, field: Field, colour: string): BrandingColours {
  if (field === 'night' || field === 'beam') return { ...colours, [field]: colour };
  const { light = colour, dark = colour } = colours.accent ?? {};
  return { ...colours, accent: field === 'accent/light' ? { light: colour, dark } : { light, dark: colour } };
}

/** Truncated, not rounded, so that 4.499 is not shown as 4.5. */
function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
