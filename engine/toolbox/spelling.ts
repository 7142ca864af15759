/** Finds addresses, account numbers and phone numbers in a text, and spells them character by character in French. Pure. */

/** E-mail and web addresses; IBANs; French telephone numbers; codes of capitals and digits with a hyphen; runs of at least five digits. */
const SPELT =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?(?:[\w-]+\.)+(?!(?:pdf|docx?|xlsx?|pptx?|txt|csv|zip|jpe?g|png|html?|exe)\b)[a-z]{2,}(?:\/[^\s«»<>"’,;]*)?|\b[A-Z]{2}\d{2}(?:[ \u00a0\u202f]?[A-Z0-9•*]{1,4}){3,8}\b|\b0\d(?:[ .\u00a0\u202f]?\d{2}){4}\b|\b(?=[A-Z-]*\d)(?=[\d-]*[A-Z])[A-Z0-9]{2,}(?:-[A-Z0-9]{2,})+\b(?!\.[a-z])|\b\d{5,}\b/g;

const SIGNS: Readonly<Record<string, string>> = {
  '.': 'point',
  '-': 'tiret',
  _: 'tiret bas',
  '@': 'arobase',
  '/': 'barre oblique',
  ':': 'deux-points',
  '?': 'point d’interrogation',
  '=': 'égale',
  '&': 'esperluette',
  '#': 'dièse',
  '%': 'pour cent',
  '+': 'plus',
  '*': 'étoile',
  '•': 'point noir',
};

/** Names of combining marks, after Unicode decomposition. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'accent grave',
  '\u0301': 'accent aigu',
  '\u0302': 'accent circonflexe',
  '\u0308': 'tréma',
  '\u0327': 'cédille',
};

/** The parts of a text worth spelling, without duplicates, in order. */
export function spellable(text: string): readonly string[] {
  const found = [...text.matchAll(SPELT)].map(([match]) => match.replace(/[.:?-]+$/, '').replace(/[\u00a0\u202f]/g, ' '));
  return [...new Set(found)];
}

interface SpeltCharacter {
  /** Position in the spelt text, from 0. */
  readonly position: number;
  readonly character: string;
  /** Spoken name. */
  readonly name: string;
}

/** Each character with its spoken name, without spaces. */
export function spelt(text: string): readonly SpeltCharacter[] {
  return [...text.normalize('NFC')]
    .filter((character) => /\S/.test(character))
    .map((character, position) => ({ position, character, name: nameOf(character) }));
}

function nameOf(character: string): string {
  const sign = SIGNS[character];
  if (sign !== undefined) return sign;
  if (/\d/.test(character)) return character;
  const [letter = character, mark] = [...character.normalize('NFD')];
  const upper = /\p{Lu}/u.test(letter) ? ' majuscule' : '';
  const accent = mark === undefined ? '' : ` ${MARKS[mark] ?? 'avec un signe'}`;
  // A letter of another alphabet may look like a Latin one: the name says that it is not.
  const foreign = /[a-z]/i.test(letter) || !/\p{L}/u.test(letter) ? '' : ' d’un autre alphabet';
  return `${letter.toLowerCase()}${accent}${upper}${foreign}`;
}
