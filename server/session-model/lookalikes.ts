/** Characters of other scripts that look like Latin ones (Unicode TR 39, confusables; `unhomoglyph`). Pure. */
import unhomoglyph from 'unhomoglyph';

const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu;

/**
 * The text with Latin letters in place of letters that look the same, `Мarie` as `Marie`: two names that nobody can tell apart are then
 * one. Full-width and other variants of Latin letters become the usual ones (NFKC); a letter that looks like none stays.
 */
export function lookalikesAsLatin(text: string): string {
  return text.normalize('NFKC').replace(OTHER_SCRIPT, (letter) => {
    const seen = unhomoglyph(letter);
    return /^[A-Za-z]+$/.test(seen) ? seen : letter;
  });
}
