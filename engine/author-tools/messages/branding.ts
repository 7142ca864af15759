/** Messages about an installation's branding: its logo, and colours with too little contrast. */
import { decimal } from './phrases.ts';

/** Constructs that an SVG logo may not contain. */
const REFUSED = {
  en: {
    documentType: 'a document type, in which parts of the picture may be hidden',
    instruction: 'a processing instruction, which may fetch a style sheet',
    moves: 'something that runs, moves or leads elsewhere',
    event: 'something that runs when an event happens',
    reference: 'a reference to something outside of the file',
    style: 'a style that fetches something outside of the file',
    backslash: 'a backslash, behind which a style may hide a reference',
  },
  fr: {
    documentType: 'un type de document, où des parties de l’image peuvent se cacher',
    instruction: 'une instruction de traitement, qui peut demander une feuille de style',
    moves: 'quelque chose qui s’exécute, bouge ou mène ailleurs',
    event: 'quelque chose qui s’exécute quand un événement arrive',
    reference: 'une référence à quelque chose hors du fichier',
    style: 'un style qui demande quelque chose hors du fichier',
    backslash: 'une barre oblique inverse, derrière laquelle un style peut cacher une référence',
  },
};

const SHOWN = {
  links: { en: 'links', fr: 'un lien' },
  linksUnderPointer: { en: 'links under the pointer', fr: 'un lien sous le pointeur' },
  linksInNotices: { en: 'links in notices', fr: 'un lien dans un avis' },
  labelsOnWash: { en: 'labels on a wash of the accent', fr: 'une étiquette sur un voile de l’accent' },
  buttonsUnderPointer: { en: 'buttons under the pointer', fr: 'un bouton sous le pointeur' },
  onButtons: { en: 'words on buttons', fr: 'le mot d’un bouton' },
  onButtonsUnderPointer: { en: 'words on buttons under the pointer', fr: 'le mot d’un bouton sous le pointeur' },
  textOnWash: { en: 'text on a wash of the accent', fr: 'un texte sur un voile de l’accent' },
  softOnWash: { en: 'soft text on a wash of the accent', fr: 'un texte adouci sur un voile de l’accent' },
  marks: { en: 'points and marks', fr: 'un nombre de points ou une marque' },
  text: { en: 'text', fr: 'un texte' },
  softText: { en: 'soft text', fr: 'un texte adouci' },
  solvedPoints: { en: 'points of a solved mission', fr: 'un nombre de points d’une mission réussie' },
  solvedText: { en: 'text of a solved mission', fr: 'un texte d’une mission réussie' },
  markedWords: { en: 'marked words', fr: 'un mot surligné' },
  figures: { en: 'the projector’s figures', fr: 'un chiffre du projecteur' },
};

const WHERE = {
  paper: { en: 'the page', fr: 'sur la page' },
  surface: { en: 'cards', fr: 'sur une carte' },
  'surface-sunken': { en: 'sunken parts', fr: 'dans une partie en creux' },
  night: { en: 'the sea and the console’s bar', fr: 'sur la mer ou la barre de la console' },
  'night-deep': { en: 'the header', fr: 'dans l’en-tête' },
};

export type Refused = keyof typeof REFUSED.en;
export type Shown = keyof typeof SHOWN;
export type Where = keyof typeof WHERE;

/** A text colour on a background, and where the interface uses the pair if it does so in several places. */
export interface Pair {
  readonly what: Shown;
  readonly where?: Where;
}

interface Unreadable {
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

const pairTold = {
  en: ({ what, where }: Pair) => SHOWN[what].en + (where === undefined ? '' : ` on ${WHERE[where].en}`),
  fr: ({ what, where }: Pair) => SHOWN[what].fr + (where === undefined ? '' : ` ${WHERE[where].fr}`),
};

const ENGLISH = {
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
  holds: (what: Refused) => `the logo holds ${REFUSED.en[what]}. Export it as a plain SVG`,

  /** @param more number of further pairs with too little contrast @param nearest closest colour with enough contrast, if any */
  unreadable: ({ field, colour, pair, text, ground, ratio, least, more, nearest }: Unreadable) =>
    `"${field}" ${colour} cannot be read: ${pairTold.en(pair)}, ${text} on ${ground}, has a contrast of ${ratio}:1, and ${least}:1 is the least${
      more === 0 ? '' : more === 1 ? ', and one more pair is too close' : `, and ${more} more pairs are too close`
    }. ${nearest === undefined ? 'No shade of it can be read beside the others' : `The nearest shade that can be read everywhere: ${nearest}`}`,
};

const FRENCH: typeof ENGLISH = {
  nameless: '« house.logo » demande un « house.name » : qui ne voit pas le logo entend le nom',
  logo: (said) => `« house.logo » : ${said}`,
  otherKind: (file) => `${file} n’est ni un .svg ni un .png`,
  noLogo: (path) => `il n’y a pas de ${path}`,
  heavy: (file, kilobytes, most) =>
    `${file} pèse ${kilobytes} Ko, et ${most} Ko est le plus permis : chaque première visite le demande`,
  noSize: (file) => `${file} ne dit pas sa taille : il faut un viewBox à son <svg>`,
  notPng: (file) => `${file} n’est pas une image PNG`,
  low: (file, pixels, least) =>
    `${file} fait ${pixels} ${pixels < 2 ? 'pixel' : 'pixels'} de haut, et il en faut ${least} pour une image nette`,
  shape: (file, times, narrowest, widest) =>
    `${file} est ${decimal(times.toFixed(1))} fois plus large que haut ; de ${decimal(narrowest)} à ${decimal(widest)} fois, on le distingue encore à sa taille`,
  notSvg: 'ce n’est pas un SVG : il n’a pas de <svg>',
  brokenXml: 'ce n’est pas du XML bien formé : aucun navigateur ne l’affiche. Exportez-le en SVG simple',
  noNamespace: 'un navigateur ne montre pas de <svg> sans xmlns="http://www.w3.org/2000/svg"',
  holds: (what) => `le logo contient ${REFUSED.fr[what]}. Exportez-le en SVG simple`,

  unreadable: ({ field, colour, pair, text, ground, ratio, least, more, nearest }) =>
    `« ${field} » ${colour} ne se lit pas : ${pairTold.fr(pair)}, ${text} sur ${ground}, a un contraste de ${decimal(ratio)}:1, et il faut au moins ${decimal(least)}:1${
      more === 0 ? '' : more === 1 ? ' ; une autre paire est trop proche' : ` ; ${more} autres paires sont trop proches`
    }. ${nearest === undefined ? 'Aucune de ses nuances ne se lit à côté des autres couleurs' : `La nuance la plus proche qui se lit partout : ${nearest}`}`,
};

export const BRANDING = { en: ENGLISH, fr: FRENCH };
