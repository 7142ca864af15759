/** French elision before names of people, of the game and of companies. */

/** Names with a mute h, as needed for sea words and common first names: no rule distinguishes them from an aspirated h, as in hauban. */
const MUTE_H = /^h(?:adri|elen|elo|enri|ermin|erve|ippo|iron|onor|ortens|ugo|ugues|uguett|uitr|yac)/;

/** A vowel; y is one before a consonant only: Yves, but Yann. */
const VOWEL = /^(?:[aeiouœæ]|y(?![aeiouœæ])\p{L})/u;

/** « de », with its space or its apostrophe, before a name: d’Étoile de mer, d’Hippocampe, de Balise. */
export function deBefore(name: string): string {
  return isElidedBefore(name) ? 'd’' : 'de ';
}

/** « que », with its space or its apostrophe, before a name: qu’Élise, que Nadia. */
export function queBefore(name: string): string {
  return isElidedBefore(name) ? 'qu’' : 'que ';
}

/** Whether a word such as « de » loses its vowel before a name. */
export function isElidedBefore(name: string): boolean {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return VOWEL.test(letters) || MUTE_H.test(letters);
}
