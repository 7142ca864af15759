/** The leaked password, different for each player, in a common pattern: a word of the company, a year, a sign. */
import type { Variant } from '#engine/authoring/server';

const SEAT_WORDS = ['Brevelle', 'Passerelle', 'Maritime'];
const PRACTICE_WORDS = ['Portbrevelle', 'Brevellemer'];
const YEARS = [2022, 2023, 2024];
const SIGNS = ['!', '?', '#', '*'];
/** The present year in the story. */
const NOW = 2026;

export interface Leaked {
  readonly word: string;
  readonly year: number;
  readonly sign: string;
}

export function drawLeaked(variant: Variant): Leaked {
  return {
    word: variant.pick(variant.pool(SEAT_WORDS, PRACTICE_WORDS)),
    year: variant.pick(YEARS),
    sign: variant.pick(SIGNS),
  };
}

export const written = ({ word, year, sign }: Leaked) => `${word}${year}${sign}`;

/** The passwords that robots try: the leaked one, then the changes that its owner would probably make. */
export function triesOf(leaked: Leaked): readonly { readonly password: string; readonly recipe: string }[] {
  const { word, year, sign } = leaked;
  return [
    { password: written(leaked), recipe: 'le mot de passe volé, tel quel' },
    { password: written({ ...leaked, year: year + 1 }), recipe: 'l’année d’après' },
    { password: written({ ...leaked, year: NOW }), recipe: 'l’année en cours' },
    { password: `${written(leaked)}${sign}`, recipe: 'un signe de plus à la fin' },
    { password: written({ ...leaked, word: disguised(word) }), recipe: 'des chiffres à la place des lettres' },
  ];
}

const DIGITS: Readonly<Record<string, string>> = { e: '3', a: '4', i: '1', o: '0' };

function disguised(word: string): string {
  return word.replace(/[eaio]/g, (letter) => DIGITS[letter] ?? letter);
}
