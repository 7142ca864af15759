/** Spaces as French sets them, so that authors may type ordinary ones. */

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/** Keeps « ; : ! ? » with the word before them, quotation marks with what they quote, and numbers with their units. No letter changes. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([;!?])/g, `${NARROW_NO_BREAK}$1`)
    .replace(/ ([:»])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(\d) (?=(?:h|min|km|€|%|Ko|Mo)(?![\p{L}\p{N}]))/gu, `$1${NO_BREAK}`)
    .replace(/(\d\u00a0h|\b[Pp]oste) (?=\d)/g, `$1${NO_BREAK}`);
}
