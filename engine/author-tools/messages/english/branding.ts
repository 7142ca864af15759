/** Messages about an installation's branding: its logo, and colours with too little contrast. */
export const BRANDING = {
  nameless: '"house.logo" needs a "house.name": whoever does not see the logo hears the name',
  logo: (said: string) => `"house.logo": ${said}`,
  otherKind: (file: string) => `${file} is neither a .svg nor a .png`,
  noLogo: (path: string) => `there is no ${path}`,
  heavy: (file: string, kilobytes: number, most: number) =>
    `${file} has ${kilobytes} KB, and ${most} KB is the most: every first visit fetches it`,
  noSize: (file: string) => `${file} does not say how large it is: its <svg> needs a viewBox`,
  notPng: (file: string) => `${file} is no PNG picture`,
  low: (file: string, pixels: number, least: number) =>
    `${file} is ${pixels} pixels high, and ${least} is the least for a sharp picture`,
  shape: (file: string, times: number, narrowest: number, widest: number) =>
    `${file} is ${times.toFixed(1)} times as wide as it is high; from ${narrowest} to ${widest} times can be told apart at its size`,
  notSvg: 'this is no SVG: it has no <svg>',
  brokenXml: 'this is no well-formed XML: no browser shows it. Export it as a plain SVG',
  noNamespace: 'a browser shows no <svg> without xmlns="http://www.w3.org/2000/svg"',
  holds: (what: Refused) => `the logo holds ${REFUSED[what]}. Export it as a plain SVG`,

  /** @param more number of further pairs with too little contrast @param nearest closest colour with enough contrast, if any */
  unreadable: ({ field, colour, pair, text, ground, ratio, least, more, nearest }: Unreadable) =>
    `"${field}" ${colour} cannot be read: ${pairTold(pair)}, ${text} on ${ground}, has a contrast of ${ratio}:1, and ${least}:1 is the least${
      more === 0 ? '' : more === 1 ? ', and one more pair is too close' : `, and ${more} more pairs are too close`
    }. ${nearest === undefined ? 'No shade of it can be read beside the others' : `The nearest shade that can be read everywhere: ${nearest}`}`,
};

/** Constructs that an SVG logo may not contain. */
export type Refused = 'documentType' | 'instruction' | 'moves' | 'event' | 'reference' | 'style' | 'backslash';

const REFUSED: Readonly<Record<Refused, string>> = {
  documentType: 'a document type, in which parts of the picture may be hidden',
  instruction: 'a processing instruction, which may fetch a style sheet',
  moves: 'something that runs, moves or leads elsewhere',
  event: 'something that runs when an event happens',
  reference: 'a reference to something outside of the file',
  style: 'a style that fetches something outside of the file',
  backslash: 'a backslash, behind which a style may hide a reference',
};

export interface Unreadable {
  /** Field of the configuration: `house.colours.beam`. */
  readonly field: string;
  readonly colour: string;
  readonly pair: Pair;
  /** Both as `#rrggbb`. */
  readonly text: string;
  readonly ground: string;
  /** Contrast ratio with two decimals. */
  readonly ratio: string;
  readonly least: number;
  readonly more: number;
  readonly nearest: string | undefined;
}

/** A text colour on a background, and where the interface uses the pair if it does so in several places. */
export interface Pair {
  readonly what: Shown;
  readonly where?: Where;
}

export type Where = 'paper' | 'surface' | 'surface-sunken' | 'night' | 'night-deep';
export type Shown =
  | 'links'
  | 'linksUnderPointer'
  | 'linksInNotices'
  | 'labelsOnWash'
  | 'buttonsUnderPointer'
  | 'onButtons'
  | 'onButtonsUnderPointer'
  | 'textOnWash'
  | 'softOnWash'
  | 'marks'
  | 'text'
  | 'softText'
  | 'solvedPoints'
  | 'solvedText'
  | 'markedWords'
  | 'figures';

const SHOWN: Readonly<Record<Shown, string>> = {
  links: 'links',
  linksUnderPointer: 'links under the pointer',
  linksInNotices: 'links in notices',
  labelsOnWash: 'labels on a wash of the accent',
  buttonsUnderPointer: 'buttons under the pointer',
  onButtons: 'words on buttons',
  onButtonsUnderPointer: 'words on buttons under the pointer',
  textOnWash: 'text on a wash of the accent',
  softOnWash: 'soft text on a wash of the accent',
  marks: 'points and marks',
  text: 'text',
  softText: 'soft text',
  solvedPoints: 'points of a solved mission',
  solvedText: 'text of a solved mission',
  markedWords: 'marked words',
  figures: 'the projector’s figures',
};

const WHERE: Readonly<Record<Where, string>> = {
  paper: 'the page',
  surface: 'cards',
  'surface-sunken': 'sunken parts',
  night: 'the sea and the console’s bar',
  'night-deep': 'the header',
};

const pairTold = ({ what, where }: Pair) => SHOWN[what] + (where === undefined ? '' : ` on ${WHERE[where]}`);
