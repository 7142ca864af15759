/** Suggestions for a mistyped word. */
import { distance } from 'fastest-levenshtein';

/** The allowed word that was probably meant: at most two typing mistakes, or a third of the word, away. */
export function nearestWord(word: string, allowed: readonly string[]): string | undefined {
  const ranked = allowed
    .map((candidate) => ({ candidate, mistakes: distance(fold(word), fold(candidate)) }))
    .sort((a, b) => a.mistakes - b.mistakes);
  const best = ranked[0];
  return best && best.mistakes <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}

/** The value as it would have to be written, e.g. `Marées` → `marees`, where small letters, digits and hyphens are enough for the pattern. */
export function wellFormed(value: string, pattern: string): string | undefined {
  const plain = fold(value)
    .replace(/[^a-z0-9./]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return [plain, `/${plain}`, `${plain}.page.tsx`].find((candidate) => new RegExp(pattern).test(candidate));
}

/** Case and accents are not mistakes worth counting. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
