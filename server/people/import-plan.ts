/** Plan of an import: the changes of a list of people to the directory. Pure and deterministic. */
import { misspeltDomains } from '#engine/rules/people/misspelt-domains.ts';
import { plain } from '#engine/rules/plain-text.ts';
import { LANGUAGE, MANAGER, PERSON_FACTS, REAL_NAME, REPORT_EMAIL, TEAM, VENUE } from '#schemas/console-constants.ts';
import type { PeoplePreview, PersonDoubt, PersonFact, PersonLine } from '#schemas/people.ts';
import { grouped } from '../grouped.ts';
import { normaliseEmail } from '../session-model/emails.ts';
import { type NamedDepartment, nearDepartments } from './near-departments.ts';
import { oddPeople, type ReadPerson } from './odd-people.ts';

type Facts = Readonly<Record<PersonFact, string | null>>;

/** A person of the directory. */
export interface KnownPerson extends Facts {
  readonly id: string;
  readonly email: string;
  /** ISO 8601; null while present. */
  readonly leftAt: string | null;
}

interface NewPerson extends Facts {
  readonly line: number;
  readonly email: string;
}

interface ChangedPerson {
  readonly line: number;
  readonly before: KnownPerson;
  /** The facts after the change. */
  readonly after: Facts;
  readonly fields: PeoplePreview['changes'][number]['fields'];
}

export interface ImportPlan {
  readonly added: readonly NewPerson[];
  /** People with changed facts, or who had left and are on the list again. */
  readonly changed: readonly ChangedPerson[];
  readonly unchanged: number;
  /** Present, and not on the list. */
  readonly gone: readonly KnownPerson[];
  /** By line. */
  readonly doubts: readonly PersonDoubt[];
  /** Departments of the list with the number of their lines, the largest first. */
  readonly departments: PeoplePreview['departments'];
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
/** Letters of a wrong cell that are quoted. */
const QUOTED = 60;
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/**
 * @param known everybody with an address, those who left included @param lines of the list; of an address that is on it twice the last
 * counts
 */
export function planImport(known: readonly KnownPerson[], lines: readonly PersonLine[]): ImportPlan {
  const read = lines.map((line) => ({ ...line, email: normaliseEmail(line.email), facts: factsOf(line) }));
  const doubts: PersonDoubt[] = [];
  // The last of an address counts: by itself, as two lines may bear one number.
  const counting = new Map(read.map((one) => [one.email, one]));
  const meant = misspeltDomains(read.map(({ email }) => email));
  for (const one of read) {
    const { line, email, facts } = one;
    const counts = counting.get(email);
    const found = isAddress(email) ? null : addressElsewhere(facts);
    if (!isAddress(email)) doubts.push({ kind: 'address', line, email, found });
    else if (counts && counts !== one)
      doubts.push({ kind: 'twice', line, email, counts: counts.line, names: differentNames(facts.name, counts.facts.name) });
    const slip = meant.get(email);
    if (slip && counts === one && isAddress(slip.address))
      doubts.push({ kind: 'domain', line, email, meant: slip.address, domain: slip.domain, count: slip.count });
    // The cells of a shifted line are wrong for one reason, which is told once.
    for (const fact of found === null ? PERSON_FACTS : []) {
      const { maxLength } = RULES[fact];
      const text = facts[fact]?.slice(0, QUOTED) ?? '';
      if (!isFact(fact, facts[fact])) doubts.push({ kind: 'cell', line, email, fact, text, maxLength });
    }
  }
  const refused = new Set(doubts.filter(isRefusal).map(({ email }) => email));
  const byEmail = new Map(known.map((person) => [person.email, person]));
  const added: NewPerson[] = [];
  const changed: ChangedPerson[] = [];
  const named: NamedDepartment[] = [];
  const readable: ReadPerson[] = [];
  let unchanged = 0;
  for (const { line, email, facts, firstName } of counting.values()) {
    if (refused.has(email)) continue;
    const before = byEmail.get(email);
    const after = {
      name: kept(facts.name, before?.name),
      department: kept(facts.department, before?.department),
      site: kept(facts.site, before?.site),
      manager: kept(facts.manager, before?.manager),
      language: kept(facts.language, before?.language),
    };
    if (after.department === null) doubts.push({ kind: 'department', line, email });
    else if (facts.department !== undefined) named.push({ line, email, department: after.department });
    readable.push({ line, email, name: facts.name, firstName: firstName && cellText(firstName), department: facts.department });
    if (before === undefined) added.push({ line, email, ...after });
    else {
      const fields = PERSON_FACTS.filter((fact) => before[fact] !== after[fact]).map((fact) => ({
        fact,
        from: before[fact],
        to: after[fact],
      }));
      if (fields.length > 0 || before.leftAt !== null) changed.push({ line, before, after, fields });
      else unchanged += 1;
    }
  }
  const gone = known.filter(({ email, leftAt }) => leftAt === null && !counting.has(email));
  doubts.push(...nearDepartments(known, named, gone), ...oddPeople(readable));
  return {
    added,
    changed,
    unchanged,
    gone,
    doubts: doubts.sort((a, b) => a.line - b.line),
    departments: [...grouped(named, ({ department }) => department)]
      .map(([department, { length: people }]) => ({ department, people }))
      .sort((a, b) => b.people - a.people),
  };
}

/** A problem that prevents the whole import. */
export function isRefusal({ kind }: PersonDoubt): boolean {
  return kind === 'address' || kind === 'cell';
}

/** A fact without a column on the list stays as it is; an empty cell empties it. */
function kept(said: string | null | undefined, before: string | null | undefined): string | null {
  return said === undefined ? (before ?? null) : said;
}

type ReadFacts = Readonly<Partial<Record<PersonFact, string | null>>>;

/** Without surplus spaces; an empty cell is null. */
export function factsOf(line: Pick<PersonLine, PersonFact>): ReadFacts {
  const facts: Partial<Record<PersonFact, string | null>> = {};
  for (const fact of PERSON_FACTS) {
    const text = line[fact];
    if (text !== undefined) facts[fact] = text === null ? null : cellText(text);
  }
  return facts;
}

/** Null for nothing but spaces. */
function cellText(text: string): string | null {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim() || null;
}

/** The address that stands in a cell for another fact; null for none. */
function addressElsewhere(facts: ReadFacts): Extract<PersonDoubt, { kind: 'address' }>['found'] {
  for (const fact of PERSON_FACTS) {
    const address = facts[fact]?.split(' ').map(normaliseEmail).find(isAddress);
    if (address !== undefined) return { fact, address };
  }
  return null;
}

/** The names of two lines unless they are the same words, in any order. */
function differentNames(here: string | null | undefined, there: string | null | undefined) {
  if (!here || !there) return null;
  const words = (name: string) => plain(name).split(' ').sort().join(' ');
  return words(here) === words(there) ? null : { here, there };
}

/** @param email normalised */
export function isAddress(email: string): boolean {
  return ADDRESS.test(email) && email.length <= REPORT_EMAIL.maxLength;
}

/** Whether the column of a fact takes a text; nothing it does. */
export function isFact(fact: PersonFact, text: string | null | undefined): boolean {
  if (text === null || text === undefined) return true;
  return [...text].length <= RULES[fact].maxLength && !UNSTORABLE.test(text) && (PATTERNS.get(fact)?.test(text) ?? false);
}

/** Characters that a fact may have. */
export function maxLengthOf(fact: PersonFact): number {
  return RULES[fact].maxLength;
}
