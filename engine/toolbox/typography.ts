/** French typography: no-break spaces, so that authors may type ordinary ones, and lists. */

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/** Phone numbers: ten digits in pairs, or nine after +33, without further digits beside them. */
const TELEPHONE = /(?<![\p{L}\d]|\d )(?:0|\+33 )[1-9](?: \d\d){4}(?![\p{L}\d]| \d)/gu;

/** Thousands in groups of three, before a unit: without one the number may be a code, or part of a phone number. */
const THOUSANDS = /(?<![\p{L}\d]|\d )\d{1,3}(?: \d{3})+(?=[ \u00a0](?:km|€|%|Ko|Mo)(?![\p{L}\p{N}]))/gu;

/**
 * Puts no-break spaces before « ; : ! ? », inside quotation marks, between numbers and units, and in phone numbers. Letters do not change.
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

/** « a, b et c ». Without `Intl`, whose tables would come into memory for it (decision 62). */
export function frenchList(items: readonly string[]): string {
  return [...items.slice(0, -2), items.slice(-2).join(' et ')].join(', ');
}
