/** Plan of an import: the changes of a list of people to the directory. Pure functions, deterministic. */

import { misspeltDomains } from '#engine/rules/fuzzy-matching/misspelt-domains.ts';
import { grouped } from '#engine/rules/grouped.ts';
import { LANGUAGE, MANAGER, PERSON_FACTS, REAL_NAME, REPORT_EMAIL, TEAM, VENUE } from '#schemas/console-constants.ts';
import type { PeoplePreview, PersonDoubt, PersonFact, PersonLine } from '#schemas/people.ts';
import { isEmail, normaliseEmail } from '../session-model/emails.ts';
import { compoundDepartments } from './compound-departments.ts';
import { nameKey } from './name-key.ts';
import { type NamedDepartment, nearDepartments } from './near-departments.ts';
import { oddAddresses } from './odd-addresses.ts';
import { oddPeople, type ReadPerson } from './odd-people.ts';
import { readdressed } from './readdressed.ts';
import { whyWrong } from './wrong-address.ts';

type Facts = Readonly<Record<PersonFact, string | null>>;

/** A person of the directory. */
export interface KnownPerson extends Facts {
  readonly id: string;
  readonly email: string;
  /** Time at which the person left, ISO 8601; null while present. */
  readonly leftAt: string | null;
}

interface NewPerson extends Facts {
  readonly line: number;
  readonly email: string;
}

interface ChangedPerson {
  readonly line: number;
  /** The address on the list. It differs from the directory's if the line names the former address. */
  readonly email: string;
  readonly before: KnownPerson;
  /** The person's fields after the change. */
  readonly after: Facts;
  readonly fields: PeoplePreview['changes'][number]['fields'];
}

/** A person of the directory who is on the list with another address. */
interface ReaddressedPerson {
  readonly line: number;
  readonly email: string;
  readonly name: string | null;
  readonly department: string | null;
  readonly former: KnownPerson;
  /** Whether the line names the former address. Otherwise the match is only probable, and the import treats them as two people. */
  readonly kept: boolean;
}

/** An erased person who is on the list. */
interface ErasedPerson {
  readonly line: number;
  readonly email: string;
  readonly name: string | null;
  readonly department: string | null;
  /** Whether the line asks to add the person all the same; then the person is in `added` too. */
  readonly taken: boolean;
}

export interface ImportPlan {
  readonly added: readonly NewPerson[];
  /** People with changed fields or another address, and people who had left and are on the list again. */
  readonly changed: readonly ChangedPerson[];
  readonly unchanged: number;
  /** People who are present in the directory and not on the list. */
  readonly gone: readonly KnownPerson[];
  /** Doubts, by line. */
  readonly doubts: readonly PersonDoubt[];
  /** People with another address, by line. */
  readonly readdressed: readonly ReaddressedPerson[];
  /** Erased people, by line. */
  readonly erased: readonly ErasedPerson[];
  /** Departments of the list with their number of lines, the largest first. */
  readonly departments: PeoplePreview['departments'];
  /** Compound department names of which no part is a department by itself. */
  readonly compound: readonly string[];
}

const RULES: Readonly<Record<PersonFact, { readonly maxLength: number; readonly pattern: string }>> = {
  name: REAL_NAME,
  department: TEAM,
  site: VENUE,
  manager: MANAGER,
  language: LANGUAGE,
};
const PATTERNS = new Map(PERSON_FACTS.map((fact) => [fact, new RegExp(RULES[fact].pattern, 'u')]));
const ADDRESS = new RegExp(REPORT_EMAIL.pattern, 'u');
/** Domain of an address that can receive mail: names of letters, digits and hyphens, separated by dots. */
const DOMAIN = /@([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
/** Maximum number of letters quoted from a wrong cell. */
const QUOTED = 60;
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/**
 * @param known everybody with an address, including people who left @param lines lines of the list; if an address is on it twice, its last
 * line counts @param erased addresses of the list that were erased
 */
export function planImport(
  known: readonly KnownPerson[],
  lines: readonly PersonLine[],
  erased: ReadonlySet<string> = new Set(),
): ImportPlan {
  const read = lines.map(readLine);
  // The last line of an address counts. Lines are compared as objects, as two of them may have the same number.
  const counting: Counting = new Map(read.map((one) => [one.email, one]));
  const byEmail = new Map(known.map((person) => [person.email, person]));
  const doubts = [...lineDoubts(read, counting), ...formerDoubts(counting, byEmail)];
  const refused = new Set(doubts.filter(isRefusal).map(({ email }) => email));
  const added: NewPerson[] = [];
  const changed: ChangedPerson[] = [];
  const kept: ReaddressedPerson[] = [];
  const named: NamedDepartment[] = [];
  const readable: ReadPerson[] = [];
  const back: ErasedPerson[] = [];
  let unchanged = 0;
  for (const { line, email, former, afterErasure, facts, firstName } of counting.values()) {
    if (refused.has(email)) continue;
    const before = byEmail.get(email) ?? byEmail.get(former ?? '');
    const after = factsAfter(facts, before);
    const { name, department } = after;
    const wasErased = before === undefined && erased.has(email);
    if (wasErased) back.push({ line, email, name, department, taken: afterErasure });
    // The line of an erased person is not imported and gets no further doubt.
    if (wasErased && !afterErasure) continue;
    if (department === null) doubts.push({ kind: 'department', line, email });
    else if (facts.department !== undefined) named.push({ line, email, department });
    const { manager } = facts;
    readable.push({
      ...{ line, email, name: facts.name, firstName: firstName && cellText(firstName) },
      ...{ department: facts.department, manager },
    });
    if (before === undefined) added.push({ line, email, ...after });
    else {
      const fields = PERSON_FACTS.flatMap((fact) =>
        before[fact] === after[fact] ? [] : [{ fact, from: before[fact], to: after[fact] }],
      );
      if (before.email !== email) kept.push({ line, email, name, department, former: before, kept: true });
      if (fields.length > 0 || before.leftAt !== null || before.email !== email)
        changed.push({ line, email, before, after, fields });
      else unchanged += 1;
    }
  }
  const moved = new Set(kept.map(({ former }) => former.email));
  const gone = known.filter(({ email, leftAt }) => leftAt === null && !counting.has(email) && !moved.has(email));
  const near = nearDepartments(known, named, gone);
  const compound = compoundDepartments(named, [...named, ...gone], near);
  const told = new Set(doubts.flatMap(({ kind, email }) => (kind === 'domain' ? [email] : [])));
  const reachable = new Set([...byEmail.keys(), ...counting.keys()]);
  const odd = oddPeople(readable, {
    names: new Map(known.map(({ email, name }) => [email, name])),
    departments: new Set(known.flatMap(({ department, leftAt }) => (leftAt === null ? [department] : []))),
    told: new Set([...near, ...compound.doubts].map(({ line }) => line)),
  });
  doubts.push(...near, ...compound.doubts, ...odd, ...oddAddresses(readable, reachable, told));
  return {
    added,
    changed,
    unchanged,
    gone,
    readdressed: [...kept, ...probable(gone, added)].sort((a, b) => a.line - b.line),
    doubts: doubts.sort((a, b) => a.line - b.line),
    erased: back.sort((a, b) => a.line - b.line),
    departments: [...grouped(named, ({ department }) => department)]
      .map(([department, { length: people }]) => ({ department, people }))
      .sort((a, b) => b.people - a.people),
    compound: compound.names,
  };
}

interface ReadLine {
  readonly line: number;
  readonly email: string;
  /** The address under which the directory has this person so far; null if the line names none. */
  readonly former: string | null;
  readonly afterErasure: boolean;
  readonly firstName: string | null | undefined;
  readonly facts: ReadFacts;
}

/** The lines that count (the last one of each address), by address. */
type Counting = ReadonlyMap<string, ReadLine>;

function readLine(line: PersonLine): ReadLine {
  const email = normaliseEmail(line.email);
  const former = normaliseEmail(line.former ?? '');
  const isOther = former !== '' && former !== email;
  return {
    ...{ line: line.line, email, former: isOther ? former : null, afterErasure: line.afterErasure ?? false },
    ...{ firstName: line.firstName, facts: factsOf(line) },
  };
}

/** The fields after the import. A field without a column on the list keeps its value; an empty cell empties the field. */
function factsAfter(facts: ReadFacts, before: Facts | undefined): Facts {
  const kept = (fact: PersonFact) => {
    const said = facts[fact];
    return said === undefined ? (before?.[fact] ?? null) : said;
  };
  return {
    name: kept('name'),
    department: kept('department'),
    site: kept('site'),
    manager: kept('manager'),
    language: kept('language'),
  };
}

/** New people who probably are people missing from the list, under another address. */
function probable(gone: readonly KnownPerson[], added: readonly NewPerson[]): ReaddressedPerson[] {
  const pairs = readdressed(gone, added);
  return added.flatMap(({ line, email, name, department }) => {
    const former = pairs.get(email);
    return former === undefined ? [] : [{ line, email, name, department, former, kept: false }];
  });
}

/**
 * Doubts about a line's former address: it is on the list too, as an address or as the former address of another line; or the directory has
 * both addresses. A former address that the directory no longer has is no doubt: the import is a retry after a lost reply.
 */
function formerDoubts(counting: Counting, byEmail: ReadonlyMap<string, KnownPerson>): PersonDoubt[] {
  const lines = [...counting.values()];
  const times = grouped(lines, ({ former }) => former);
  return lines.flatMap(({ line, email, former }): PersonDoubt[] => {
    if (former === null || !byEmail.has(former)) return [];
    const listed = counting.has(former) || (times.get(former)?.length ?? 0) > 1;
    if (!listed && !byEmail.has(email)) return [];
    return [{ kind: 'former', line, email, former }];
  });
}

/** Doubts about each line by itself, and about addresses that occur twice. */
function lineDoubts(read: readonly ReadLine[], counting: Counting): PersonDoubt[] {
  const doubts: PersonDoubt[] = [];
  const meant = misspeltDomains(read.map(({ email }) => email));
  for (const one of read) {
    const { line, email, facts } = one;
    const counts = counting.get(email);
    const found = isAddress(email) ? null : addressElsewhere(facts);
    if (!isAddress(email))
      doubts.push({
        ...{ kind: 'address', line, email, found, why: whyWrong(email) },
        name: facts.name?.slice(0, QUOTED) ?? null,
      });
    else if (counts && counts !== one)
      doubts.push({
        ...{ kind: 'twice', line, email, counts: counts.line },
        names: different(facts.name, counts.facts.name),
        departments: different(facts.department, counts.facts.department),
      });
    const slip = meant.get(email);
    if (slip && counts === one && isAddress(slip.address))
      doubts.push({ kind: 'domain', line, email, meant: slip.address, domain: slip.domain, count: slip.count });
    // All cells of a shifted line are wrong for one reason, which is reported once.
    for (const fact of found === null ? PERSON_FACTS : []) {
      const { maxLength } = RULES[fact];
      const text = facts[fact]?.slice(0, QUOTED) ?? '';
      if (!isFact(fact, facts[fact])) doubts.push({ kind: 'cell', line, email, fact, text, maxLength });
    }
  }
  return doubts;
}

/** Whether a doubt prevents the whole import. */
export function isRefusal({ kind }: PersonDoubt): boolean {
  return kind === 'address' || kind === 'cell' || kind === 'former';
}

type ReadFacts = Readonly<Partial<Record<PersonFact, string | null>>>;

/** The fields of a line, without surplus spaces; an empty cell is null. */
export function factsOf(line: Pick<PersonLine, PersonFact>): ReadFacts {
  const facts: Partial<Record<PersonFact, string | null>> = {};
  for (const fact of PERSON_FACTS) {
    const text = line[fact];
    if (text !== undefined) facts[fact] = text === null ? null : cellText(text);
  }
  return facts;
}

/** The text without surplus spaces; null if nothing else is in the cell. */
function cellText(text: string): string | null {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim() || null;
}

/**
 * An e-mail address in a cell of another field, a sign of a shifted line; null for none. In the manager's cell an address is normal, unless
 * another cell of the line is wrong.
 */
function addressElsewhere(facts: ReadFacts): Extract<PersonDoubt, { kind: 'address' }>['found'] {
  for (const fact of PERSON_FACTS) {
    const address = facts[fact]?.split(' ').map(normaliseEmail).find(isAddress);
    const isShifted = fact !== 'manager' || PERSON_FACTS.some((other) => !isFact(other, facts[other]));
    if (address !== undefined && isShifted) return { fact, address };
  }
  return null;
}

/** The two different values of one field on two lines; null if they consist of the same words, in any order. */
function different(here: string | null | undefined, there: string | null | undefined) {
  if (!here || !there) return null;
  return nameKey(here) === nameKey(there) ? null : { here, there };
}

/** Whether mail can reach the address and its owner can play. @param email normalised */
export function isAddress(email: string): boolean {
  return ADDRESS.test(email) && DOMAIN.test(email) && email.length <= REPORT_EMAIL.maxLength && isEmail(email);
}

/** Whether a field can store a text; it can always be empty. */
export function isFact(fact: PersonFact, text: string | null | undefined): boolean {
  if (text === null || text === undefined) return true;
  return [...text].length <= RULES[fact].maxLength && !UNSTORABLE.test(text) && (PATTERNS.get(fact)?.test(text) ?? false);
}

/** Maximum number of characters of a field. */
export function maxLengthOf(fact: PersonFact): number {
  return RULES[fact].maxLength;
}
