import { type Finding, GUESSED_IN_A_NIGHT, type Prediction } from './predictable.ts';
import { MIN_LENGTH } from './rules.ts';

export interface Solidity {
  /** From 0, for an empty field, to 4. */
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly word: string;
  readonly advice: string;
}

/** Highest level at which a password is guessed in a night, whatever rules it keeps. */
export const WEAK = 2;

/** A remark about each finding, to follow « À éviter : ». */
export const REMARKS: Readonly<Record<Finding, string>> = {
  leaked: 'c’est l’ancien mot de passe, il est déjà dans la nature',
  company: 'le nom de l’entreprise ou de ses outils, qu’on essaie en premier',
  word: 'un mot très courant, présent dans toutes les listes d’attaque, avec ou sans tirets',
  name: 'un prénom et un nom, ou ce qui y ressemble : les vôtres se trouvent en une minute',
  place: 'une ville, une région ou un pays : ils sont tous dans les listes d’attaque',
  year: 'une année ou une date, la fin la plus fréquente d’un mot de passe',
  sequence: 'une suite de l’alphabet, des chiffres ou du clavier',
  repetition: 'le même caractère ou le même mot répété, qui allonge sans protéger',
  'too-simple': 'trop peu de hasard : quelques mots ou chiffres, qu’un robot essaie ensemble, tirets compris',
};

/** Bits: below `FRAGILE` a password is guessed at once; from `VERY_GOOD` it is like a long passphrase or a manager's password. */
const FRAGILE = 36;
const VERY_GOOD = 75;

/** Describes the estimate. It gives no time such as « cracked in ten years », because nobody can honestly tell one. */
export function solidityOf(password: string, { findings, bits, isWords }: Prediction): Solidity {
  if (password === '') return { level: 0, word: 'en attente', advice: 'La longueur compte plus que les caractères compliqués.' };
  if (findings.includes('leaked') || bits < FRAGILE)
    return {
      level: 1,
      word: 'fragile',
      advice: 'Trop court, ou trop facile à deviner une fois les parties prévisibles mises de côté.',
    };
  if (bits < GUESSED_IN_A_NIGHT || [...password].length < MIN_LENGTH)
    return { level: 2, word: 'moyenne', advice: 'Ajoutez un mot sans rapport : cela vaut mieux qu’un @ à la place d’un a.' };
  if (bits < VERY_GOOD)
    return {
      level: 3,
      word: 'bonne',
      advice: isWords
        ? 'Solide si le hasard a choisi ces mots, et non vous. La CNIL en demande sept.'
        : 'Tiré au hasard par un gestionnaire, il suffit.',
    };
  return { level: 4, word: 'très bonne', advice: 'Long, et rien ne s’y devine : c’est l’idée. À condition de ne servir qu’ici.' };
}
