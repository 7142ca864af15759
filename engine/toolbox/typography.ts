/** Spaces as French sets them, so that authors may type ordinary ones; and its elision before names. */

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/** Ten digits in pairs, or nine behind +33, with no other digit beside them. */
const TELEPHONE = /(?<![\p{L}\d]|\d )(?:0|\+33 )[1-9](?: \d\d){4}(?![\p{L}\d]| \d)/gu;

/**
 * Keeps « ; : ! ? » with the word before them, quotation marks with what they quote, numbers with their units, and a telephone number
 * on one line. No letter changes.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([;!?])/g, `${NARROW_NO_BREAK}$1`)
    .replace(/ ([:»])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(\d) (?=(?:h|min|km|€|%|Ko|Mo)(?![\p{L}\p{N}]))/gu, `$1${NO_BREAK}`)
    .replace(/(\d\u00a0h|\b[Pp]oste) (?=\d)/g, `$1${NO_BREAK}`)
    .replace(TELEPHONE, (number) => number.replaceAll(' ', NO_BREAK));
}

/** « de », with its space or its apostrophe, before a name: d’Étoile de mer, de Balise. An h counts as aspirate, as in hauban. */
export function deBefore(name: string): string {
  return /^[aeiouœæ]/i.test(name.normalize('NFD')) ? 'd’' : 'de ';
}
