/** Display names on boards: validation, comparison, and generated pseudonyms. Pure functions. */
import { hash } from 'node:crypto';
import { BOARD_NAME } from '#schemas/constants.ts';
import { ERASED_PERSON } from './erased-person.ts';
import { lookalikesAsLatin } from './lookalikes.ts';
import { isName } from './printable.ts';

export interface BoardName {
  readonly name: string;
  /** Key for comparison. Names that differ only in case, or in letters of other scripts that look the same, have equal keys. */
  readonly key: string;
}

export type NameMistake = 'empty' | 'long' | 'address' | 'unprintable';

const ALLOWED = new RegExp(BOARD_NAME.pattern, 'u');

/** Normalises a typed name: one line, NFC, single spaces. */
export function boardName(typed: string): BoardName | NameMistake {
  const name = typed
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  if (name === '') return 'empty';
  if (!isName(name)) return 'unprintable';
  if ([...name].length > BOARD_NAME.maxLength) return 'long';
  return ALLOWED.test(name) ? named(name) : 'address';
}

function named(name: string): BoardName {
  const key = lookalikesAsLatin(name).toLowerCase().normalize('NFC');
  // A ligature may expand to many letters. If the key gets too long, the name is compared as it is.
  return { name, key: [...key].length <= 3 * BOARD_NAME.maxLength ? key : name.toLowerCase().normalize('NFC') };
}

/** Names for erased people; the caller tries them until one is free in the session. */
export function* erasedNames(): Generator<BoardName, never> {
  for (let turn = 1; ; turn += 1) yield named(turn === 1 ? ERASED_PERSON : `${ERASED_PERSON} ${turn}`);
}

/** Words of the sea without a grammatical gender that would apply to a person. */
const WORDS = [
  'Albatros',
  'Alizé',
  'Amarre',
  'Ancre',
  'Anémone',
  'Balise',
  'Bernique',
  'Boussole',
  'Bouée',
  'Brise',
  'Cabestan',
  'Corail',
  'Cormoran',
  'Courlis',
  'Dauphin',
  'Écume',
  'Embrun',
  'Estran',
  'Étoile de mer',
  'Fanal',
  'Galerne',
  'Goéland',
  'Goélette',
  'Grand-voile',
  'Hauban',
  'Hippocampe',
  'Houle',
  'Huîtrier',
  'Longue-vue',
  'Macareux',
  'Marée',
  'Marsouin',
  'Misaine',
  'Mouette',
  'Nacre',
  'Noroît',
  'Oursin',
  'Pétrel',
  'Phare',
  'Proue',
  'Rivage',
  'Sextant',
  'Sillage',
  'Sterne',
  'Suroît',
  'Vague',
  'Voilier',
  'Zéphyr',
] as const;

/** Endless pseudonyms; the caller tries them until one is free. Deterministic for a seed, with numbers that grow along the sequence. */
export function* pseudonyms(seed: string): Generator<BoardName, never> {
  for (let turn = 0; ; turn += 1) {
    const drawn = Number.parseInt(hash('sha256', `${seed} ${turn}`).slice(0, 12), 16);
    const numbers = turn < 8 ? 98 : turn < 16 ? 998 : 999_998;
    yield named(`${WORDS[drawn % WORDS.length]} ${2 + (Math.floor(drawn / WORDS.length) % numbers)}`);
  }
}
