/** Addresses, account and telephone numbers: found in a text, and spelt character by character, as French says each. Pure. */

/** E-mail and web addresses; IBANs; French telephone numbers; runs of at least five digits. */
const SPELT =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?(?:[\w-]+\.)+(?!(?:pdf|docx?|xlsx?|pptx?|txt|csv|zip|jpe?g|png|html?|exe)\b)[a-z]{2,}(?:\/[^\s«»<>"’,;]*)?|\b[A-Z]{2}\d{2}(?:[ \u00a0\u202f]?[A-Z0-9•*]{1,4}){3,8}\b|\b0\d(?:[ .\u00a0\u202f]?\d{2}){4}\b|\b\d{5,}\b/g;

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

/** Marks over letters, as Unicode parts them from these. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'accent grave',
  '\u0301': 'accent aigu',
  '\u0302': 'accent circonflexe',
  '\u0308': 'tréma',
  '\u0327': 'cédille',
};

/** What a text holds that is read by its characters: each once, in its order. */
export function spellable(text: string): readonly string[] {
  const found = [...text.matchAll(SPELT)].map(([match]) => match.replace(/[.:?-]+$/, '').replace(/[\u00a0\u202f]/g, ' '));
  return [...new Set(found)];
}

export interface SpeltCharacter {
  /** Among them, from 0. */
  readonly position: number;
  readonly character: string;
  /** What is said of it. */
  readonly name: string;
}

/** Each character with what is said of it; spaces are left out. */
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
  // A letter of another alphabet looks like one of ours: that it is none is what matters.
  const foreign = /[a-z]/i.test(letter) || !/\p{L}/u.test(letter) ? '' : ' d’un autre alphabet';
  return `${letter.toLowerCase()}${accent}${upper}${foreign}`;
}
