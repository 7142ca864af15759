/** Replaces characters of other scripts that look like Latin ones. A pure function. */
import { LOOKALIKES } from './lookalike-letters.ts';

const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu;

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
);

/**
 * The text with Latin letters instead of letters that look the same, `Мarie` as `Marie`, so that two names which nobody can tell apart are
 * equal. Full-width and other variants of Latin letters become the usual ones (NFKC); letters that look like no Latin one are kept.
 */
export function lookalikesAsLatin(text: string): string {
  return text.normalize('NFKC').replace(OTHER_SCRIPT, (letter) => LATIN_OF.get(letter) ?? letter);
}
