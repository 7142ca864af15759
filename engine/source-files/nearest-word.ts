/** Suggestions for a mistyped word. */
import { distance } from 'fastest-levenshtein';

/** The closest allowed word: at most two edits, or edits in a third of its letters. */
export function nearestWord(word: string, allowed: readonly string[]): string | undefined {
  const ranked = allowed
    .map((candidate) => ({ candidate, mistakes: distance(fold(word), fold(candidate)) }))
    .sort((a, b) => a.mistakes - b.mistakes);
  const best = ranked[0];
  return best && best.mistakes <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}

/** The value corrected to match the pattern, e.g. `Marées` → `marees`, if lower case, digits and hyphens suffice. */
export function wellFormed(value: string, pattern: string): string | undefined {
  const plain = fold(value)
    .replace(/[^a-z0-9./]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return [plain, `/${plain}`, `${plain}.page.tsx`].find((candidate) => new RegExp(pattern).test(candidate));
}

/** Removes case and accents, which do not count as edits. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
