/** Which colours of a house cannot be read: every pair in which the interface sets text in one token on another is measured. */

import type { JsonDocument } from '#engine/registry/manifest/json-document.ts';
import type { PlacedMistake } from '#engine/registry/manifest/place.ts';
import type { HouseColours } from '#schemas/house.ts';
import { contrast, LEAST_CONTRAST, mixed } from './contrast.ts';
import { FIELDS, type Field, fieldsOf, paletteIn, SCHEMES, type Scheme } from './palette.ts';

interface Pair {
  readonly text: string;
  readonly ground: string;
  readonly scheme: Scheme;
  /** As a mistake says it: « links on cards ». */
  readonly words: string;
}

const PAGES: Readonly<Record<string, string>> = { paper: 'the page', surface: 'cards', 'surface-sunken': 'sunken parts' };
const NOTICES = ['success-wash', 'danger-wash', 'warning-wash', 'info-wash'];
const NIGHT: Readonly<Record<string, string>> = { night: 'the sea and the console’s bar', 'night-deep': 'the header' };

/** In both schemes. */
const EVERYWHERE: readonly (readonly [text: string, ground: string, words: string])[] = [
  ...Object.entries(PAGES).map(([ground, where]) => ['signal', ground, `links on ${where}`] as const),
  ...Object.entries(PAGES).map(([ground, where]) => ['signal-hover', ground, `links under the pointer on ${where}`] as const),
  ...NOTICES.map((ground) => ['signal', ground, `links in notices`] as const),
  ['signal', 'signal-wash', 'labels on a wash of the accent'],
  ['signal-hover', 'signal-wash', 'buttons under the pointer'],
  ['on-signal', 'signal', 'words on buttons'],
  ['on-signal', 'signal-hover', 'words on buttons under the pointer'],
  ['ink', 'signal-wash', 'text on a wash of the accent'],
  ['text-soft', 'signal-wash', 'soft text on a wash of the accent'],
  ...Object.entries(NIGHT).flatMap(([ground, where]) => [
    ['beam', ground, `points and marks on ${where}`] as const,
    ['on-night', ground, `text on ${where}`] as const,
    ['on-night-soft', ground, `soft text on ${where}`] as const,
  ]),
  ['beam', 'night-lit', 'points of a solved mission'],
  ['on-night', 'night-lit', 'text of a solved mission'],
  ['ink-on-beam', 'beam', 'marked words'],
];

const PAIRS: readonly Pair[] = [
  ...SCHEMES.flatMap((scheme) => EVERYWHERE.map(([text, ground, words]) => ({ text, ground, words, scheme }))),
  // The projector's figures are in the beam where the room is dark.
  ...Object.entries(PAGES).map(([ground, where]) => ({
    text: 'beam',
    ground,
    words: `the projector’s figures on ${where}`,
    scheme: 'dark' as const,
  })),
];

interface Measured {
  readonly words: string;
  readonly text: string;
  readonly ground: string;
  readonly ratio: number;
}

/** @param document of the configuration */
export function contrastMistakes(colours: HouseColours, document: JsonDocument): PlacedMistake[] {
  const given = FIELDS.filter((field) => colourAt(colours, field) !== undefined);
  return given.flatMap((field) => {
    const tooClose = unreadable(colours, field, given);
    const [worst] = tooClose;
    if (!worst) return [];
    const name = `"house.colours.${field.replace('/', '.')}"`;
    const others = tooClose.length - 1;
    const more =
      others === 0 ? '' : others === 1 ? ', and one more pair is too close' : `, and ${others} more pairs are too close`;
    const nearest = nearestReadable(colours, field, given);
    const cure = nearest
      ? `The nearest shade that can be read everywhere: ${nearest}`
      : 'No shade of it can be read beside the others';
    const message = `${name} ${colourAt(colours, field)} cannot be read: ${worst.words}, ${worst.text} on ${worst.ground}, has a contrast of ${shown(worst.ratio)}:1, and ${LEAST_CONTRAST}:1 is the least${more}. ${cure}`;
    return [{ ...document.placeOf(`/house/colours/${field}`), message }];
  });
}

/** The pairs of a field that are too close, the worst first. A pair of two fields that are given belongs to the first of them. */
function unreadable(colours: HouseColours, field: Field, given: readonly Field[]): Measured[] {
  const palettes = { light: paletteIn('light', colours), dark: paletteIn('dark', colours) };
  const measured = PAIRS.filter(({ text, ground, scheme }) => {
    const fields = [...fieldsOf(text, scheme), ...fieldsOf(ground, scheme)];
    return given.find((candidate) => fields.includes(candidate)) === field;
  })
    .map(({ words, scheme, ...pair }) => {
      const text = palettes[scheme](pair.text);
      const ground = palettes[scheme](pair.ground);
      return { words, text, ground, ratio: contrast(text, ground) };
    })
    .filter(({ ratio }) => ratio < LEAST_CONTRAST)
    .sort((a, b) => a.ratio - b.ratio);
  // What is the same in both themes is one pair.
  return [...new Map(measured.map((pair) => [`${pair.words} ${pair.text} ${pair.ground}`, pair])).values()];
}

/** Darkened or lightened as little as will do. */
function nearestReadable(colours: HouseColours, field: Field, given: readonly Field[]): string | undefined {
  const colour = colourAt(colours, field) ?? '';
  for (let step = 1; step <= 255; step++) {
    for (const end of ['#000000', '#ffffff']) {
      const candidate = mixed(colour, end, step / 255);
      if (unreadable(withColour(colours, field, candidate), field, given).length === 0) return candidate;
    }
  }
  return undefined;
}

function colourAt({ accent, night, beam }: HouseColours, field: Field): string | undefined {
  return { 'accent/light': accent?.light, 'accent/dark': accent?.dark, night, beam }[field];
}

function withColour(colours: HouseColours, field: Field, colour: string): HouseColours {
  if (field === 'night' || field === 'beam') return { ...colours, [field]: colour };
  const { light = colour, dark = colour } = colours.accent ?? {};
  return { ...colours, accent: field === 'accent/light' ? { light: colour, dark } : { light, dark: colour } };
}

/** Cut, not rounded: 4.499 is not 4.5. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
