/** The key by which names are compared. A pure function. */
import { plain } from '#engine/rules/plain-text.ts';

/**
 * A name's words in alphabetical order, in lower case without accents and punctuation: « Zoé Le Goff » and « LE GOFF, Zoé » have the same
 * key.
 */
export function nameKey(name: string | null | undefined): string {
  return plain(name ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}
