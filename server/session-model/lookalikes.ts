/** Characters of other scripts that look like Latin ones. Pure. */
import { LOOKALIKES } from './lookalike-letters.ts';

const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu;

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
);

/**
 * The text with Latin letters in place of letters that look the same, `Мarie` as `Marie`: two names that nobody can tell apart are then
 * one. Full-width and other variants of Latin letters become the usual ones (NFKC); a letter that looks like none stays.
 */
export function lookalikesAsLatin(text: string): string {
  return text.normalize('NFKC').replace(OTHER_SCRIPT, (letter) => LATIN_OF.get(letter) ?? letter);
}
