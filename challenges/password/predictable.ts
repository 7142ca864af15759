/**
 * Estimates the number of guesses that a password withstands, by the method of zxcvbn (Wheeler, USENIX Security 2016): finds all parts that
 * programs can guess, and takes the cheapest combination that gives the whole password. The estimate only advises: the portal's rules do
 * not use it.
 */
import { GUESSED_WORDS, type WordKind } from './guessed-words.ts';
import { MIN_LENGTH } from './rules.ts';

export type Finding = 'leaked' | Exclude<WordKind, 'everyday'> | 'year' | 'sequence' | 'repetition' | 'too-simple';

/** A part of the password that can be guessed as a whole: indexes of its first character and after its last, and its number of bits. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly bits: number;
  readonly finding: Finding | 'everyday' | null;
}

export interface Prediction {
  readonly findings: readonly Finding[];
  /** log2 of the number of guesses. */
  readonly bits: number;
  /** Whether most of the password can be read as words, common or not. */
  readonly isWords: boolean;
}

/** Below this number of bits a password is guessed in one night, once a site's file has been stolen: some 10¹² guesses a second. */
export const GUESSED_IN_A_NIGHT = 50;

/** Bits of a character in no known part: one of the 95 that can be typed. */
const CHARACTER_BITS = Math.log2(95);
const DIGIT_BITS = Math.log2(10);
const SEPARATOR_BITS = 1;
/** Bits for each way of disguising a word: a capital first, a digit for a letter, separators inside. There are few ways to do each. */
const DISGUISE_BITS = 1;

/** Digits and signs that are typed in place of letters. */
const TYPED_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
};
const MIN_ANYWHERE = 5;
const MAX_WORD = 14;

const YEARS = /(?:19|20)\d\d/g;
const DATES = /(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)?\d\d/g;
const DIGITS = /\d{2,}|(?<=[-_ .])\d(?=[-_ .]|$)/g;
/** Characters that are appended to a word to satisfy a rule. */
const ENDING = /(?<=[a-z]{3})\d{0,3}[!?.*$#@&+=%-]{0,3}$/;
const SEPARATORS = /(?<=[a-z\d])[-_ .,;:'’+*/](?=[a-z\d])/g;
const SEPARATOR = /[-_ .,;:'’+*/]/;
const RUNS = /(.)\1{2,}/gs;
/**
 * A repeated text, « Bateau1!Bateau1! » or « abcabcabc ». A short part has to occur three times, because it occurs twice in words such as «
 * chercher ».
 */
const COPIES = /(?<short>.{2,4}?)\k<short>{2,}|(?<long>.{5,40})\k<long>+/gs;
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', '98765432109', 'azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop'];
/** Exactly two words, as in names: « camille.durand1 », « CamilleDurand1 ». */
const DOTTED_NAME = /^\p{L}{2,}[._-]\p{L}{2,}\P{L}*$/u;
const JOINED_NAME = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+\P{L}*$/u;

const ORDER: readonly Finding[] = ['leaked', 'company', 'word', 'name', 'place', 'year', 'sequence', 'repetition', 'too-simple'];

/** Analyses a password as an attack tool does: without case, accents, look-alike characters or separators. */
export function predict(password: string, leaked: string): Prediction {
  const composed = password.normalize('NFC');
  const characters = [...composed].map(baseOf);
  const plain = characters.join('');
  const shape = [...composed].map(shapeOf).join('');
  const words = [...knownWords(plain, shape), ...likelyWords(plain, shape)];
  const chosen = cheapest(characters.length, [...words, ...decorations(plain)]);
  const bits = chosen.reduce((sum, part) => sum + part.bits, 0);
  const found = new Set(chosen.map(({ finding }) => finding));
  if (password !== '' && plain === leaked.toLowerCase()) found.add('leaked');
  const isTwoWords = DOTTED_NAME.test(composed) || JOINED_NAME.test(composed);
  const isOther = (['company', 'word', 'place', 'everyday'] as const).some((kind) => found.has(kind));
  if (isTwoWords && !isOther && bits < GUESSED_IN_A_NIGHT) found.add('name');
  const findings = ORDER.filter((finding) => found.has(finding));
  const tooSimple = findings.length === 0 && characters.length >= MIN_LENGTH && bits < GUESSED_IN_A_NIGHT;
  const inWords = chosen.filter((part) => words.includes(part)).reduce((sum, { start, end }) => sum + end - start, 0);
  return { findings: tooSimple ? ['too-simple'] : findings, bits, isWords: inWords > characters.length / 2 };
}

/**
 * The character without accent and in lower case, as one code unit: an emoji becomes a private-use character. So indexes in the text and in
 * the array of characters are the same.
 */
function baseOf(character: string): string {
  const [base = character] = character.normalize('NFD').toLowerCase();
  return base.length === 1 ? base : String.fromCharCode(0xe000 + ((base.codePointAt(0) ?? 0) & 0xfff));
}

/** The character's shape: U for a capital, l for a small letter, - for anything else. */
function shapeOf(character: string): string {
  return /\p{Lu}/u.test(character) ? 'U' : /\p{Ll}/u.test(character) ? 'l' : '-';
}

/** Sequences of letters as words are written; « LeChat » has two. */
const WRITTEN_WORDS = /Ul+|l+|U+(?!l)/g;

/** The parts that are words of the lists: long words anywhere, short ones only from the beginning to the end of a written word. */
function knownWords(plain: string, shape: string): Part[] {
  const starts = new Set([...shape.matchAll(WRITTEN_WORDS)].map(({ index }) => index));
  const ends = new Set([...shape.matchAll(WRITTEN_WORDS)].map(({ index, 0: part }) => index + part.length));
  const disguised = [...plain].map((character) => TYPED_FOR[character] ?? character).join('');
  const places = [...disguised].flatMap((character, index) => (/[a-z]/.test(character) ? [index] : []));
  const parts: Part[] = [];
  for (let from = 0; from < places.length; from += 1) {
    for (let length = 1; length <= MAX_WORD && from + length <= places.length; length += 1) {
      const start = places[from] ?? 0;
      const end = (places[from + length - 1] ?? 0) + 1;
      const isWhole = starts.has(start) && ends.has(end);
      if (length < MIN_ANYWHERE && !isWhole) continue;
      const written = places.slice(from, from + length);
      const word = GUESSED_WORDS.get(written.map((index) => disguised.charAt(index)).join(''));
      // Separators may interrupt the word, as in « mot-de-passe », but only one at a time.
      const cut = end - start > length;
      if (!word || (cut && !(isWhole && isCutBySeparators(plain, written)))) continue;
      const asTyped = plain.slice(start, end);
      const disguises = [cut, shape.slice(start, end).includes('U'), /[^a-z\s._-]/.test(asTyped)].filter(Boolean).length;
      parts.push({ start, end, bits: word.bits + disguises * DISGUISE_BITS, finding: word.kind });
    }
  }
  return parts;
}

/** Whether only single separators interrupt the word. @param places indexes of the word's letters */
function isCutBySeparators(plain: string, places: readonly number[]): boolean {
  return places.every((place, index) => {
    const next = places[index + 1] ?? place + 1;
    return next === place + 1 || (next === place + 2 && SEPARATOR.test(plain.charAt(place + 1)));
  });
}

/** The parts that can be read as a word, known or not. People think of some ten thousand words of a language: about 13 bits. */
function likelyWords(plain: string, shape: string): Part[] {
  return [...shape.matchAll(WRITTEN_WORDS)].flatMap(({ index: start, 0: { length } }) => {
    const text = plain.slice(start, start + length);
    if (length < 3 || !isReadable(text) || text.search(COPIES) !== -1) return [];
    const bits = Math.min(7 + length, 15) + Math.max(0, length - 9) * 2.5;
    return [{ start, end: start + length, bits: bits + (shape.charAt(start) === 'U' ? DISGUISE_BITS : 0), finding: null }];
  });
}

/** Patterns of French words: how a word may begin and end, and letters that occur together in none. */
const BEGINNING = /^(?:[bcdfgkptv][lr]|s[cklmnpqtw]|[cghkpst]h|gn|gw|fj|ps|pn|qu|ts|dj|str|scr|spl|chr|phr|sch|[a-z])?[aeiouy]/;
const END =
  /[aeiouy](?:[a-z]|[a-z]s|[cnrsl]t|[nr]d|[nr]c|[nrsl]k|ck|ng|[ftm]p|rm|rn|rf|rg|lf|ft|ll|ss|nn|tt|ff|[nrc]ts|[nr]ds|[nr]cs|ngs)?$/;
const UNREADABLE = /[^aeiouy]{5}|[aeiouy]{4}|q(?!u|$)|[jvwxz]{2}|(.)\1\1/;

/** Whether vowels and consonants follow each other as in a French word. */
function isReadable(text: string): boolean {
  return /^[a-z]+$/.test(text) && BEGINNING.test(text) && END.test(text) && !UNREADABLE.test(text);
}

/** The parts that decorate words, or look long without being so: years, digits, keyboard rows, repetitions, separators. */
function decorations(plain: string): Part[] {
  const parts = (pattern: RegExp, finding: Part['finding'], bitsOf: (text: string) => number): Part[] =>
    [...plain.matchAll(pattern)].map(({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
      bits: bitsOf(text),
      finding,
    }));
  const ending = ENDING.exec(plain);
  return [
    ...parts(YEARS, 'year', () => 6),
    ...parts(DATES, 'year', () => 14),
    ...parts(DIGITS, null, ({ length }) => length * DIGIT_BITS),
    ...parts(SEPARATORS, null, () => SEPARATOR_BITS),
    ...parts(RUNS, 'repetition', ({ length }) => CHARACTER_BITS + Math.log2(length)),
    ...rowsIn(plain),
    ...copiesIn(plain),
    ...(ending && ending[0] !== ''
      ? [{ start: ending.index, end: plain.length, bits: ending[0].length * 3, finding: null }]
      : []),
  ];
}

function copiesIn(text: string): Part[] {
  return [...text.matchAll(COPIES)].flatMap(({ index, 0: written, groups }) => {
    const first = groups?.['short'] ?? groups?.['long'] ?? '';
    // A single repeated character is already found by `RUNS`.
    if (new Set(first).size === 1) return [];
    return [{ start: index + first.length, end: index + written.length, bits: 1, finding: 'repetition' as const }];
  });
}

/** Sequences of the alphabet, the digits or a keyboard row: at least four letters, or three digits. */
function rowsIn(text: string): Part[] {
  const found: Part[] = [];
  for (let index = 0; index < text.length; ) {
    let length = 0;
    while (index + length < text.length && ROWS.some((row) => row.includes(text.slice(index, index + length + 1)))) length += 1;
    const isRow = length >= (/\d/.test(text.charAt(index)) ? 3 : 4);
    if (isRow) found.push({ start: index, end: index + length, bits: 5, finding: 'sequence' });
    index += isRow ? length : 1;
  }
  return found;
}

/** The parts that make up the password with the fewest bits. A character in no part is guessed by itself. */
function cheapest(length: number, parts: readonly Part[]): readonly Part[] {
  const endingAt = Array.from({ length: length + 1 }, (): Part[] => []);
  for (const part of parts) endingAt[part.end]?.push(part);
  /** For each index, the fewest bits up to there, and the part that ends there. */
  const ways: { readonly bits: number; readonly last: Part | null }[] = [{ bits: 0, last: null }];
  const bitsAt = (place: number) => ways[place]?.bits ?? 0;
  for (let end = 1; end <= length; end += 1) {
    const alone: Part = { start: end - 1, end, bits: CHARACTER_BITS, finding: null };
    const last = (endingAt[end] ?? []).reduce(
      (best, part) => (bitsAt(part.start) + part.bits < bitsAt(best.start) + best.bits ? part : best),
      alone,
    );
    ways.push({ bits: bitsAt(last.start) + last.bits, last });
  }
  const chosen: Part[] = [];
  for (let part = ways.at(-1)?.last; part; part = ways[part.start]?.last) chosen.unshift(part);
  return chosen;
}
