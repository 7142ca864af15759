/** Names compared by their words. Pure. */
import { plain } from '#engine/rules/plain-text.ts';

/** Words in alphabetical order, in lower case without accents and punctuation: « Zoé Le Goff » and « LE GOFF, Zoé » are the same. */
export function nameWords(name: string | null | undefined): string {
  return plain(name ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}
