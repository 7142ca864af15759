/** Detects probable misspellings among the names of departments: one that is nearly another, which more people have. Pure. */
import { isOneSlip } from './one-slip.ts';

/** Maximum number of names that are compared, the most frequent first: the work grows with its square. */
const MOST_COMPARED = 500;
/** Minimum number of letters of the longer name: short ones, acronyms among them, are similar by chance. */
const LETTERS = 5;
/** Minimum number of letters of a name that is the beginning of another. */
const ABBREVIATION_LETTERS = 4;

/** Words that an acronym leaves out. */
const SMALL_WORDS = new Set(['a', 'au', 'aux', 'd', 'de', 'des', 'du', 'en', 'et', 'l', 'la', 'le', 'les', 'and', 'of', 'the']);

/** Words before the name of a department that say no more than that it is one. */
const UNITS = new Set(['service', 'serv', 'departement', 'dept', 'dpt']);

/** A name with how many people have it, and whether it was there before (the directory has it). */
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
  /** Digits, single letters and Roman numerals: what tells 'Site 1' from 'Site 2', and 'Équipe A' from 'Équipe B'. */
  readonly labels: string;
  /** Its words without what offices write or leave out at will: 'Service', small words, the mark of a plural. */
  readonly core: string;
  /** First letters of its words, of all and without the small ones; none for a single word. */
  readonly initials: readonly string[];
}

/**
 * The names that are probably misspelt, each with the one that is meant: the most frequent name that differs in accents, case, spaces and
 * punctuation only, in plurals, small words ('de', 'des') and 'Service' before it, in one letter, in two neighbours that changed places, of
 * which it is the beginning of a word, or whose initials it is.
 * Names whose digits or labels differ are near as initials only. Of two with as many people the one that was there before is meant, then the first given.
 */
export function nearNames(names: readonly CountedName[]): ReadonlyMap<string, CountedName> {
  const ranked = names
    .toSorted((a, b) => b.count - a.count || Number(b.known) - Number(a.known))
    .slice(0, MOST_COMPARED)
    .map((one) => ({ one, folded: folded(one.name) }));
  const right: typeof ranked = [];
  const found = new Map<string, CountedName>();
  for (const candidate of ranked) {
    // Only with names that are right themselves: what is meant is never doubtful.
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

/** Whether the first is made of the first letters of the other's words: 'RH' and 'R.H.' of 'Ressources humaines', 'DSI' of 'Direction des systèmes d'information'. */
function isInitials(short: Folded, long: Folded): boolean {
  // With dots or spaces between them, too: 'R.H.'
  const isOne = short.letters === short.words || short.words.split(' ').every((word) => word.length === 1);
  return isOne && short.letters.length >= 2 && long.initials.includes(short.letters);
}

function isSameCore(a: string, b: string): boolean {
  return a === b ? a.length > 1 : Math.min(a.length, b.length) >= LETTERS && isOneSlip(a, b);
}

/** Whether the last word of the first is the beginning of a word there: 'Compta' for 'Comptabilité', not 'Direction' for 'Direction générale'. */
function isCutShort(short: string, long: string): boolean {
  return short.length >= ABBREVIATION_LETTERS && long.startsWith(short) && !long.slice(short.length).includes(' ');
}
