/** De la maison d’une installation : son logo, et les couleurs qui ne se lisent pas. */
import type { BRANDING as ENGLISH, Pair, Refused, Shown, Where } from '#engine/author-tools/messages/english/branding.ts';
import { decimal } from './phrases.ts';

export const BRANDING: typeof ENGLISH = {
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
  holds: (what) => `le logo contient ${REFUSED[what]}. Exportez-le en SVG simple`,

  unreadable: ({ field, colour, pair, text, ground, ratio, least, more, nearest }) =>
    `« ${field} » ${colour} ne se lit pas : ${pairTold(pair)}, ${text} sur ${ground}, a un contraste de ${decimal(ratio)}:1, et il faut au moins ${decimal(least)}:1${
      more === 0 ? '' : more === 1 ? ' ; une autre paire est trop proche' : ` ; ${more} autres paires sont trop proches`
    }. ${nearest === undefined ? 'Aucune de ses nuances ne se lit à côté des autres couleurs' : `La nuance la plus proche qui se lit partout : ${nearest}`}`,
};

const REFUSED: Readonly<Record<Refused, string>> = {
  documentType: 'un type de document, où des parties de l’image peuvent se cacher',
  instruction: 'une instruction de traitement, qui peut demander une feuille de style',
  moves: 'quelque chose qui s’exécute, bouge ou mène ailleurs',
  event: 'quelque chose qui s’exécute quand un événement arrive',
  reference: 'une référence à quelque chose hors du fichier',
  style: 'un style qui demande quelque chose hors du fichier',
  backslash: 'une barre oblique inverse, derrière laquelle un style peut cacher une référence',
};

const SHOWN: Readonly<Record<Shown, string>> = {
  links: 'un lien',
  linksUnderPointer: 'un lien sous le pointeur',
  linksInNotices: 'un lien dans un avis',
  labelsOnWash: 'une étiquette sur un voile de l’accent',
  buttonsUnderPointer: 'un bouton sous le pointeur',
  onButtons: 'le mot d’un bouton',
  onButtonsUnderPointer: 'le mot d’un bouton sous le pointeur',
  textOnWash: 'un texte sur un voile de l’accent',
  softOnWash: 'un texte adouci sur un voile de l’accent',
  marks: 'un nombre de points ou une marque',
  text: 'un texte',
  softText: 'un texte adouci',
  solvedPoints: 'un nombre de points d’une mission réussie',
  solvedText: 'un texte d’une mission réussie',
  markedWords: 'un mot surligné',
  figures: 'un chiffre du projecteur',
};

const WHERE: Readonly<Record<Where, string>> = {
  paper: 'sur la page',
  surface: 'sur une carte',
  'surface-sunken': 'dans une partie en creux',
  night: 'sur la mer ou la barre de la console',
  'night-deep': 'dans l’en-tête',
};

const pairTold = ({ what, where }: Pair) => SHOWN[what] + (where === undefined ? '' : ` ${WHERE[where]}`);
