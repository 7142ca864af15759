/** Lines of an import whose name, department or address is probably not what is meant, though it can be stored. Pure. */

import { grouped } from '#engine/rules/grouped.ts';
import { isOneSlip } from '#engine/rules/people/one-slip.ts';
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

/** A line that counts. Of the facts, undefined: the list has no such column; null: an empty cell. */
export interface ReadPerson {
  readonly line: number;
  readonly email: string;
  readonly name: string | null | undefined;
  /** The beginning of the name, where the list has a column of first names. */
  readonly firstName: string | null | undefined;
  readonly department: string | null | undefined;
  readonly manager: string | null | undefined;
}

/** What the lines of a list are compared with: the list as a whole. */
interface WholeList {
  /** Words of all names. */
  readonly words: ReadonlySet<string>;
  /** How many lines have a department, by its name in lower case without accents. */
  readonly departments: ReadonlyMap<string, number>;
  /** Departments of several lines, their letters alone. */
  readonly common: ReadonlySet<string>;
  /** How many departments have no letters. */
  readonly numbers: number;
  /** How many departments differ in their numbers alone, by their name without these. */
  readonly numbered: ReadonlyMap<string, number>;
  /** By the letters of the name: hyphens and spaces tell nobody apart. */
  readonly sameName: ReadonlyMap<string, readonly ReadPerson[]>;
  /** In which order most of its addresses have first name and last name; null where they do not tell. */
  readonly order: Order | null;
}

type Order = 'first-last' | 'last-first';
type OddDoubt = Extract<PersonDoubt, { kind: 'odd' }>;

/** Minimum number of letters of a name that an address is compared with: shorter ones are similar by chance. */
const LETTERS = 4;
/** Lines that show in which order the addresses of a list are written, for each one in the other order, and at least. */
const ORDER_SHARE = 10;

/** What the directory and the other doubts say of the lines. */
interface Known {
  /** Names by address: of the directory, those who left included. */
  readonly names: ReadonlyMap<string, string | null>;
  /** Departments that people are in before the import. */
  readonly departments: ReadonlySet<string | null>;
  /** Lines of which another department is said to be meant. */
  readonly told: ReadonlySet<number>;
}

/** Reasons for which a name is nobody's. */
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
      // An address that is another person's is not meant: two people have nearly the same name.
      ...(meant === null || addresses.has(meant) || isAnothers(known.names.get(meant), name)
        ? []
        : [{ kind: 'spelling' as const, line, email, meant, name: name ?? null }]),
    ];
  });
}

/** Whether the directory has an address under another name. */
function isAnothers(known: string | null | undefined, name: string | null | undefined): boolean {
  return Boolean(known && name) && nameKey(known) !== nameKey(name);
}

/** The first thing that is odd about a name, and which part of it is missing. */
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

/** Whether a name is one word twice, which its address has once: some people are called Martin Martin. */
function isTwiceOneWord(name: string, email: string): boolean {
  const [first, last, ...more] = wordsOf(name);
  if (first === undefined || first !== last || more.length > 0) return false;
  return lettersOf(localPart(email)).replace(/\p{N}+/gu, '') === first;
}

/** Whether a department in the place of a name is one: the address does not have it as a name, and nobody else has this line's department. */
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
  // One of several such as « Quai 1 » and « Quai 2 » has its number as a name.
  const isOneOfSeveral = (numbered.get(withoutNumbers(folded)) ?? 0) > 1 || known.departments.has(department);
  return /\p{N}/u.test(folded) && !isOneOfSeveral && !isTold ? odd('digits') : [];
}

function withoutNumbers(department: string): string {
  return department.replace(/\p{N}+/gu, '#');
}

/** Whether a department is the last name of its person: the address has it beside the name of the line, which lacks it. */
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

/** Of a list with a column of first names: the rest of the name; null: none. */
function lastNameOf({ name, firstName }: ReadPerson): string | null {
  if (!name || firstName === undefined) return null;
  return (firstName !== null && name.startsWith(firstName) ? name.slice(firstName.length) : name).trim() || null;
}

/** In which order an address has the two names of its line; null where it does not tell. */
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

/** Whether first name and last name stand in the place of each other: both do in the address, where one may be an initial. */
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

/** The address that is probably meant: without letters that mail seldom has, and spelt as the name is; null for the same. */
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
    // A digit after a word tells one mailbox from another: it is no slip.
    const numbered = part.replace(/\p{N}+/gu, '');
    const close = words.filter(
      (word) => word.length >= LETTERS && word !== numbered && !parts.includes(word) && isOneSlip(word, part),
    );
    return (close.length === 1 && close[0]) || part;
  });
  const meant = `${spelt.join('')}@${domain}`;
  return meant === email || spelt.join('') === '' ? null : meant;
}

/** How an address has a name: its words, up to three of them joined, and those with the initial of another before or after them. */
function spellings(words: readonly string[]): ReadonlySet<string> {
  const joined = words.flatMap((_, place) => [1, 2, 3].map((count) => words.slice(place, place + count).join('')));
  const initials = words.map((word) => word.slice(0, 1));
  return new Set(joined.flatMap((word) => [word, ...initials.flatMap((initial) => [initial + word, word + initial])]));
}

/** What stands before the at sign, without accents and with the hyphens and apostrophes of a keyboard. */
function localPart(email: string): string {
  return plain(email.slice(0, email.lastIndexOf('@')))
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’ʼ]/g, "'");
}

/** Without accents, spaces and punctuation. */
function lettersOf(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Words of a name, in lower case without accents. */
function wordsOf(name: string | null | undefined): string[] {
  return plain(name ?? '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
