import type { Finding, Prediction } from './predictable.ts';
import { MIN_LENGTH } from './rules.ts';

export interface Solidity {
  /** 0 nothing typed yet, to 4. */
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly word: string;
  readonly advice: string;
}

/** Up to this level a password is guessed in a night, whatever rules it keeps. */
export const WEAK = 2;

/** What to say about each finding; the sentence ends the line « À éviter : ». */
export const REMARKS: Readonly<Record<Finding, string>> = {
  leaked: 'c’est l’ancien mot de passe, il est déjà dans la nature',
  company: 'le nom de l’entreprise ou de ses outils, qu’on essaie en premier',
  word: 'un mot très courant, présent dans toutes les listes d’attaque',
  name: 'un prénom et un nom, ou ce qui y ressemble : les vôtres se trouvent en une minute',
  year: 'une année, la fin la plus fréquente d’un mot de passe',
  sequence: 'une suite de l’alphabet, des chiffres ou du clavier',
  repetition: 'le même caractère ou le même mot répété, qui allonge sans protéger',
};

/** From so many characters on, it is a passphrase. */
const PHRASE = 20;

/** A reading by length, less what is predictable. No « cracked in so many years »: nobody can tell that honestly. */
export function solidityOf(password: string, { findings, unpredictable }: Prediction): Solidity {
  if (password === '') return { level: 0, word: 'en attente', advice: 'La longueur compte plus que les caractères compliqués.' };
  if (findings.includes('leaked') || unpredictable < 8)
    return {
      level: 1,
      word: 'fragile',
      advice: 'Trop court, ou trop facile à deviner une fois les parties prévisibles mises de côté.',
    };
  // A name and a year look long; only a phrase is long enough to make up for a part that is guessed.
  if (unpredictable < (findings.length > 0 ? PHRASE : MIN_LENGTH))
    return { level: 2, word: 'moyenne', advice: 'Ajoutez un mot sans rapport : cela vaut mieux qu’un @ à la place d’un a.' };
  if (unpredictable < PHRASE)
    return {
      level: 3,
      word: 'bonne',
      advice: 'Tiré au hasard par un gestionnaire, il suffit. Composé de mots, il lui en manque un ou deux.',
    };
  return { level: 4, word: 'très bonne', advice: 'Long, et rien ne s’y devine : c’est l’idée. À condition de ne servir qu’ici.' };
}
