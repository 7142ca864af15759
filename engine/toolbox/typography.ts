/** Spaces as French sets them, so that authors may type ordinary ones. */

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/** Keeps « ; : ! ? » with the word before them, and quotation marks with what they quote. No letter changes. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ ([;!?])/g, `${NARROW_NO_BREAK}$1`)
    .replace(/ ([:»])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`);
}
