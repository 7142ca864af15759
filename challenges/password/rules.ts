/**
 * The four rules of the portal (specification, section 5), counted as people count:
 * - in composed form (NFC), so that an accented letter counts once, however a keyboard sends it;
 * - in characters, not in code units: an emoji is one;
 * - an accented letter is a letter: É is an uppercase, é is no symbol;
 * - a symbol is a visible character that is neither a word character (letter, accent, digit, underscore) nor a space.
 */
export const MIN_LENGTH = 12;

export const RULES = [
  {
    id: 'length',
    label: `Au moins ${MIN_LENGTH} caractères`,
    missing: `${MIN_LENGTH} caractères`,
    test: (text: string) => [...text].length >= MIN_LENGTH,
  },
  { id: 'uppercase', label: 'Une majuscule', missing: 'une majuscule', test: (text: string) => /\p{Lu}/u.test(text) },
  { id: 'digit', label: 'Un chiffre', missing: 'un chiffre', test: (text: string) => /\p{Nd}/u.test(text) },
  {
    id: 'symbol',
    label: 'Un symbole (- ! ? @…), sauf _',
    missing: 'un symbole',
    test: (text: string) => /[^\p{L}\p{M}\p{Nd}_\s\p{C}]/u.test(text),
  },
] as const;

export type Rule = (typeof RULES)[number];

/** The rules that a password breaks, in the order of `RULES`. */
export function brokenRules(password: string): readonly Rule[] {
  const composed = password.normalize('NFC');
  return RULES.filter(({ test }) => !test(composed));
}
