/** Detects probable misspellings among the names of departments: one that is nearly another, which more people have. Pure. */
import { isOneSlip } from './one-slip.ts';

/** Maximum number of names that are compared, the most frequent first: the work grows with the square of their number. */
const MOST_COMPARED = 500;
/** Minimum number of letters of the longer name: short ones, acronyms among them, are similar by chance. */
const LETTERS = 5;
/** Minimum number of letters of a name that is the beginning of another. */
const ABBREVIATION_LETTERS = 4;

/** Words that an acronym leaves out. */
const SMALL_WORDS = new Set(['a', 'au', 'aux', 'd', 'de', 'des', 'du', 'en', 'et', 'l', 'la', 'le', 'les', 'and', 'of', 'the']);

/** Words before the name of a department that only mean 'department'. */
const UNITS = new Set(['service', 'serv', 'departement', 'dept', 'dpt']);

/** A name with the number of people who have it, and whether the directory has it already. */
export interface CountedName {
  readonly name: string;
  readonly count: number;
  readonly known: boolean;
}

interface Folded {
  /** Lower case without accents; words, separated by one space. */
  readonly words: string;
  /** Letters and digits alone. */
  readonly letters: string;
  /** Digits, single letters and Roman numerals, which distinguish 'Site 1' from 'Site 2', and 'Équipe A' from 'Équipe B'. */
  readonly labels: string;
  /** The words without parts that offices add or leave out at will: 'Service', small words, the mark of a plural. */
  readonly core: string;
  /** First letters of all words, and of the words without the small ones; empty for a single word. */
  readonly initials: readonly string[];
}

/**
 * The names that are probably misspelt, each with the name that is meant: the most frequent one to which it is near. Two names are near if
 * they differ only in accents, case, spaces and punctuation; in plurals, small words ('de', 'des') and 'Service' before the name; in one
 * letter, or two neighbours that changed places; or if one cuts a word of the other short, or is its initials. Names whose labels differ
 * are near only as initials, or if all their letters and digits are the same. Of two names with as many people, the one in the directory is
 * meant, then the first given.
 */
export function nearNames(names: readonly CountedName[]): ReadonlyMap<string, CountedName> {
  const ranked = names
    .toSorted((a, b) => b.count - a.count || Number(b.known) - Number(a.known))
    .slice(0, MOST_COMPARED)
    .map((one) => ({ one, folded: folded(one.name) }));
  const right: typeof ranked = [];
  const found = new Map<string, CountedName>();
  for (const candidate of ranked) {
    // Compared only with names that are not misspelt themselves, so that no suggested name is doubtful.
    const meant = right.find((other) => isNear(candidate.folded, other.folded));
    if (meant) found.set(candidate.one.name, meant.one);
    else right.push(candidate);
  }
  return found;
}

function folded(name: string): Folded {
  const words = wordsOf(name);
  const parts = words.split(' ');
  // The d of "Bureau d'études" is no label; that of 'Équipe D' is.
  const labels = wordsOf(name.replace(/(?<!\p{L})[dl]['’ʼ]/giu, ' '))
    .split(' ')
    .filter((word) => /\p{N}|^\p{L}$|^[ivx]+$/u.test(word));
  const initials = parts.length < 2 ? [] : [parts, parts.filter((word) => !SMALL_WORDS.has(word))].map(initialsOf);
  return { words, letters: words.replaceAll(' ', ''), labels: labels.join(' '), core: coreOf(parts), initials };
}

function wordsOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function coreOf(words: readonly string[]): string {
  return words
    .map((word) => (word.length >= ABBREVIATION_LETTERS ? word.replace(/[sx]$/, '') : word))
    .filter((word, place) => !SMALL_WORDS.has(word) && !(place === 0 && UNITS.has(word)))
    .join('');
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => word[0] ?? '').join('');
}

function isNear(a: Folded, b: Folded): boolean {
  if (a.letters === b.letters) return a.letters !== '';
  if (isInitials(a, b) || isInitials(b, a)) return true;
  if (a.labels !== b.labels || Math.max(a.letters.length, b.letters.length) < LETTERS) return false;
  return (
    isOneSlip(a.letters, b.letters) || isSameCore(a.core, b.core) || isCutShort(a.words, b.words) || isCutShort(b.words, a.words)
  );
}

/**
 * Whether the first is made of the first letters of the other's words: 'RH' and 'R.H.' of 'Ressources humaines', 'DSI' of 'Direction des
 * systèmes d'information'.
 */
function isInitials(short: Folded, long: Folded): boolean {
  // One word ('RH'), or single letters with dots or spaces between them ('R.H.').
  const isOne = short.letters === short.words || short.words.split(' ').every((word) => word.length === 1);
  return isOne && short.letters.length >= 2 && long.initials.includes(short.letters);
}

function isSameCore(a: string, b: string): boolean {
  return a === b ? a.length > 1 : Math.min(a.length, b.length) >= LETTERS && isOneSlip(a, b);
}

/** Whether the first is the second with its last word cut short: 'Compta' for 'Comptabilité', not 'Direction' for 'Direction générale'. */
function isCutShort(short: string, long: string): boolean {
  return short.length >= ABBREVIATION_LETTERS && long.startsWith(short) && !long.slice(short.length).includes(' ');
}
