/** Spaces as French sets them, so that authors may type ordinary ones; and its elision before names. */

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/** Ten digits in pairs, or nine behind +33, with no other digit beside them. */
const TELEPHONE = /(?<![\p{L}\d]|\d )(?:0|\+33 )[1-9](?: \d\d){4}(?![\p{L}\d]| \d)/gu;

/** In groups of three, before a unit: without one it may be a code, or part of a telephone number. */
const THOUSANDS = /(?<![\p{L}\d]|\d )\d{1,3}(?: \d{3})+(?=[ \u00a0](?:km|€|%|Ko|Mo)(?![\p{L}\p{N}]))/gu;

/**
 * Keeps « ; : ! ? » with the word before them, quotation marks with what they quote, numbers with their units, and a telephone number
 * on one line. No letter changes.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([;!?])/g, `${NARROW_NO_BREAK}$1`)
    .replace(/ ([:»])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(THOUSANDS, (number) => number.replaceAll(' ', NARROW_NO_BREAK))
    .replace(/(\d) (?=(?:h|min|km|€|%|Ko|Mo)(?![\p{L}\p{N}]))/gu, `$1${NO_BREAK}`)
    .replace(/(\d\u00a0h|\b[Pp]oste) (?=\d)/g, `$1${NO_BREAK}`)
    .replace(TELEPHONE, (number) => number.replaceAll(' ', NO_BREAK));
}

/** An h that is not said, in names of the sea and the commonest first names: no rule tells it from an aspirate one, as in hauban. */
const MUTE_H = /^h(?:elen|enri|ermin|erve|ippo|iron|onor|ortens|uitr)/;

/** « de », with its space or its apostrophe, before a name: d’Étoile de mer, d’Hippocampe, de Balise. */
export function deBefore(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /^[aeiouœæ]/.test(letters) || MUTE_H.test(letters) ? 'd’' : 'de ';
}
