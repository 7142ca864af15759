/** Finds lines of an import with a name, department or address that can be stored, but is probably wrong. Pure functions. */

import { isOneSlip } from '#engine/rules/fuzzy-matching/one-slip.ts';
import { grouped } from '#engine/rules/grouped.ts';
import { plain } from '#engine/rules/plain-text.ts';
import type { PersonDoubt } from '#schemas/people.ts';
import { nameKey } from './name-key.ts';
import {
  hasBrokenLetters,
  hasDay,
  hasLeft,
  hasOtherName,
  hasRemark,
  hasTitle,
  isDay,
  isFiller,
  isFillerPart,
  isFormula,
  isInitial,
  isOfSeveral,
  isReplaced,
  isRole,
  isVacant,
} from './odd-cells.ts';
import { isSharedMailbox } from './shared-mailbox.ts';

/** A line that counts (the last one of its address). A field is undefined if the list has no such column, null if its cell is empty. */
export interface ReadPerson {
  readonly line: number;
  readonly email: string;
  readonly name: string | null | undefined;
  /** The first name, with which `name` begins; undefined if the list has no column of first names. */
  readonly firstName: string | null | undefined;
  readonly department: string | null | undefined;
  readonly manager: string | null | undefined;
}

/** Facts about the whole list, with which its lines are compared. */
interface WholeList {
  /** Words of all names. */
  readonly words: ReadonlySet<string>;
  /** Department in lower case without accents → number of lines. */
  readonly departments: ReadonlyMap<string, number>;
  /** Departments of several lines, reduced to their letters. */
  readonly common: ReadonlySet<string>;
  /** Number of departments without letters. */
  readonly numbers: number;
  /** Department without its numbers → number of departments that differ only in these numbers. */
  readonly numbered: ReadonlyMap<string, number>;
  /** People by the letters of their name, as hyphens and spaces do not distinguish people. */
  readonly sameName: ReadonlyMap<string, readonly ReadPerson[]>;
  /** Order of first name and last name in most of the list's addresses; null if unclear. */
  readonly order: Order | null;
}

type Order = 'first-last' | 'last-first';
type OddDoubt = Extract<PersonDoubt, { kind: 'odd' }>;

/** Minimum number of letters of a name that is compared with an address: shorter names are similar by chance. */
const LETTERS = 4;
/** Minimum number of lines that show the usual order of names in addresses, in total and for each line in the other order. */
const ORDER_SHARE = 10;

/** Facts from the directory and from earlier doubts. */
interface Known {
  /** Name by address, from the directory, including people who left. */
  readonly names: ReadonlyMap<string, string | null>;
  /** Departments that have people before the import. */
  readonly departments: ReadonlySet<string | null>;
  /** Lines that already have a doubt about their department. */
  readonly told: ReadonlySet<number>;
}

/** Reasons for which a name belongs to nobody. */
const NOBODY: ReadonlySet<OddDoubt['why']> = new Set(['filler', 'vacant', 'role', 'formula']);

/** @param people lines that count */
export function oddPeople(people: readonly ReadPerson[], known: Known): PersonDoubt[] {
  const departments = new Map(
    [...grouped(people, (one) => plain(one.department ?? ''))].map(([key, { length }]) => [key, length]),
  );
  const addresses = new Set(people.map(({ email }) => email));
  const list: WholeList = {
    words: new Set(people.flatMap(({ name }) => wordsOf(name))),
    departments,
    common: new Set([...departments].flatMap(([name, lines]) => (lines > 1 ? [lettersOf(name)] : []))),
    numbers: [...departments.keys()].filter(isNumber).length,
    numbered: new Map([...grouped([...departments.keys()], withoutNumbers)].map(([key, { length }]) => [key, length])),
    sameName: grouped(people, (one) => lettersOf(one.name ?? '')),
    order: usualOrder(people),
  };
  return people.flatMap((person): PersonDoubt[] => {
    const { line, email, name } = person;
    const shared = isSharedMailbox(email, wordsOf(name), list.common);
    const ofName = nameDoubts(person, list);
    const isNobody = ofName.some((one) => one.kind === 'odd' && NOBODY.has(one.why));
    const meant = shared || isNobody ? null : meantAddress(email, name);
    return [
      ...ofName,
      ...departmentDoubts(person, list, known),
      ...(shared ? [{ kind: 'shared' as const, line, email, name: name ?? null }] : []),
      // The corrected address must not belong to another person: if it does, two people have nearly the same name.
      ...(meant === null || addresses.has(meant) || isAnothers(known.names.get(meant), name)
        ? []
        : [{ kind: 'spelling' as const, line, email, meant, name: name ?? null }]),
    ];
  });
}

/** Whether the directory has the address under another name. */
function isAnothers(known: string | null | undefined, name: string | null | undefined): boolean {
  return Boolean(known && name) && nameKey(known) !== nameKey(name);
}

/** Doubts about a name: its first oddity; else its missing part, and a namesake on an earlier line. */
function nameDoubts(person: ReadPerson, list: WholeList): PersonDoubt[] {
  const { line, email, name, firstName } = person;
  const at = { line, email };
  if (name === undefined) return [];
  if (name === null) return [{ kind: 'name', ...at, missing: 'name' }];
  const why = oddName(person, name, list);
  if (why !== null) return [{ kind: 'odd', ...at, fact: 'name', text: name, why }];
  const found: PersonDoubt[] = [];
  if (firstName === null) found.push({ kind: 'name', ...at, missing: 'firstName' });
  else if (firstName === name) found.push({ kind: 'name', ...at, missing: 'lastName' });
  const [first] = list.sameName.get(lettersOf(name)) ?? [];
  if (first && first !== person && wordsOf(name).length > 1)
    found.push({ kind: 'namesake', ...at, name, other: first.email, counts: first.line });
  return found;
}

function oddName(person: ReadPerson, name: string, list: WholeList): OddDoubt['why'] | null {
  const folded = plain(name);
  const parts = [person.firstName, lastNameOf(person)].flatMap((part) => (part ? [plain(part)] : []));
  if (isVacant(folded)) return 'vacant';
  if ([folded, ...parts].some(isFormula)) return 'formula';
  if (isFiller(folded) || parts.some(isFillerPart) || (parts.length > 0 && parts.every(isFiller))) return 'filler';
  if (isRole(folded) || isTwiceOneWord(folded, person.email)) return 'role';
  if (hasBrokenLetters(name)) return 'accents';
  if (isReplaced(folded)) return 'replaced';
  if (hasLeft(folded)) return 'left';
  if (parts.some((part) => part !== '' && (list.departments.get(part) ?? 0) > 1 && isMisplaced(part, person, list)))
    return 'swapped';
  if ((list.departments.get(folded) ?? 0) > 1) return 'swapped';
  if (name.includes('@')) return 'address';
  if (isOfSeveral(folded)) return 'several';
  if (hasRemark(folded)) return 'remark';
  if (hasOtherName(folded)) return 'other-name';
  if (/\p{N}/u.test(name)) return 'digits';
  if ([folded, ...parts].some(hasTitle)) return 'title';
  if (person.firstName && isInitial(person.firstName)) return 'initial';
  return list.order !== null && isReversed(person, list.order) ? 'reversed' : null;
}

/** Whether a name is one word twice and the address contains it once; some people really are called Martin Martin. */
function isTwiceOneWord(name: string, email: string): boolean {
  const [first, last, ...more] = wordsOf(name);
  if (first === undefined || first !== last || more.length > 0) return false;
  return lettersOf(localPart(email)).replace(/\p{N}+/gu, '') === first;
}

/** Whether a name is a misplaced department: the address does not contain it, and nobody else has the line's department. */
function isMisplaced(department: string, person: ReadPerson, list: WholeList): boolean {
  const own = list.departments.get(plain(person.department ?? '')) ?? 0;
  return !lettersOf(localPart(person.email)).includes(lettersOf(department)) && (!person.department || own === 1);
}

function departmentDoubts(
  { line, email, name, department }: ReadPerson,
  { words, departments, numbers, numbered }: WholeList,
  known: Known,
): PersonDoubt[] {
  if (!department) return [];
  const folded = plain(department);
  const odd = (why: OddDoubt['why']): PersonDoubt[] => [{ kind: 'odd', line, email, fact: 'department', text: department, why }];
  if (isFormula(folded)) return odd('formula');
  if (isFiller(folded)) return odd('filler');
  if (hasBrokenLetters(department)) return odd('accents');
  if (isDay(folded)) return odd('date');
  if (folded.includes('@')) return odd('address');
  const isTold = known.told.has(line);
  if (hasDay(folded) && !isTold) return odd('date');
  if (departments.get(folded) !== 1) return [];
  if (words.has(folded) || isOwnLastName(folded, email, wordsOf(name))) return odd('swapped');
  if (isNumber(folded)) return numbers === 1 ? odd('number') : [];
  // In a series such as « Quai 1 » and « Quai 2 », the number is part of the name.
  const isOneOfSeveral = (numbered.get(withoutNumbers(folded)) ?? 0) > 1 || known.departments.has(department);
  return /\p{N}/u.test(folded) && !isOneOfSeveral && !isTold ? odd('digits') : [];
}

function withoutNumbers(department: string): string {
  return department.replace(/\p{N}+/gu, '#');
}

/** Whether the department cell holds the person's last name: the address contains it beside a word of the line's name. */
function isOwnLastName(department: string, email: string, name: readonly string[]): boolean {
  const parts = localPart(email)
    .split(/[._-]/)
    .filter((part) => part !== '');
  const letters = lettersOf(department);
  return parts.length > 1 && letters.length >= LETTERS && parts.includes(letters) && parts.some((part) => name.includes(part));
}

function isNumber(text: string): boolean {
  return /^[\p{N}\s.,/-]+$/u.test(text);
}

/** Last name: what follows the first name, if the list has a column of first names; null if there is nothing. */
function lastNameOf({ name, firstName }: ReadPerson): string | null {
  if (!name || firstName === undefined) return null;
  return (firstName !== null && name.startsWith(firstName) ? name.slice(firstName.length) : name).trim() || null;
}

/** Order of first name and last name in the line's address; null if unclear. */
function orderOf(person: ReadPerson): Order | null {
  const [first, last] = [person.firstName, lastNameOf(person)].map((part) => lettersOf(part ?? ''));
  const parts = localPart(person.email).split(/[._]/).map(lettersOf);
  const [start, end] = [parts[0], parts.at(-1)];
  if (!first || !last || parts.length < 2) return null;
  const forward = start === first || end === last;
  const backward = start === last || end === first;
  if (forward === backward) return null;
  return forward ? 'first-last' : 'last-first';
}

/** Whether first name and last name are swapped: the address has both in the unusual order, one of them perhaps as an initial. */
function isReversed(person: ReadPerson, usual: Order): boolean {
  const order = orderOf(person);
  if (order === null || order === usual) return false;
  const [first = '', last = ''] = [person.firstName, lastNameOf(person)].map((part) => lettersOf(part ?? ''));
  const parts = localPart(person.email).split(/[._]/).map(lettersOf);
  const [start, end] = order === 'first-last' ? [first, last] : [last, first];
  const is = (part: string | undefined, name: string) => part === name || part === name[0];
  return is(parts[0], start) && is(parts.at(-1), end);
}

function usualOrder(people: readonly ReadPerson[]): Order | null {
  const orders = people.map(orderOf);
  const [forward, backward] = (['first-last', 'last-first'] as const).map(
    (order) => orders.filter((one) => one === order).length,
  );
  const usual = (many = 0, few = 0) => many >= ORDER_SHARE * Math.max(1, few);
  if (usual(forward, backward)) return 'first-last';
  return usual(backward, forward) ? 'last-first' : null;
}

/**
 * The address that is probably meant: without characters that are rare in addresses, and spelt like the name; null if it is the given one.
 */
function meantAddress(email: string, name: string | null | undefined): string | null {
  const local = localPart(email)
    .replace(/^\.+|\.+$/g, '')
    .replace(/\.{2,}/g, '.');
  const domain = plain(email.slice(email.lastIndexOf('@') + 1));
  const words = wordsOf(name);
  const right = spellings(words);
  const parts = local.split(/([._-])/);
  const spelt = parts.map((part) => {
    if (right.has(part) || part.length < LETTERS) return part;
    // A digit after a word distinguishes one mailbox from another: it is no spelling mistake.
    const numbered = part.replace(/\p{N}+/gu, '');
    const close = words.filter(
      (word) => word.length >= LETTERS && word !== numbered && !parts.includes(word) && isOneSlip(word, part),
    );
    return (close.length === 1 && close[0]) || part;
  });
  const meant = `${spelt.join('')}@${domain}`;
  return meant === email || spelt.join('') === '' ? null : meant;
}

/** Spellings of a name in an address: up to three of its words joined, also with the initial of another word before or after. */
function spellings(words: readonly string[]): ReadonlySet<string> {
  const joined = words.flatMap((_, place) => [1, 2, 3].map((count) => words.slice(place, place + count).join('')));
  const initials = words.map((word) => word.slice(0, 1));
  return new Set(joined.flatMap((word) => [word, ...initials.flatMap((initial) => [initial + word, word + initial])]));
}

/** The part before the at sign, without accents, and with the hyphens and apostrophes of a keyboard. */
function localPart(email: string): string {
  return plain(email.slice(0, email.lastIndexOf('@')))
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’ʼ]/g, "'");
}

/** A text without accents, spaces and punctuation. */
function lettersOf(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Words of a name, in lower case without accents. */
function wordsOf(name: string | null | undefined): string[] {
  return plain(name ?? '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
