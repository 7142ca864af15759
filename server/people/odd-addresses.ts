/** Finds lines of an import with an address or manager that is valid in form, but probably wrong. Pure functions. */

import { grouped } from '#engine/rules/grouped.ts';
import { plain } from '#engine/rules/plain-text.ts';
import type { PersonDoubt } from '#schemas/people.ts';
import { nameKey } from './name-key.ts';
import type { ReadPerson } from './odd-people.ts';

type OddDoubt = Extract<PersonDoubt, { kind: 'odd' }>;

/** Minimum number of lines with the most common domain, for each line with a rare one: with fewer lines, no domain can be called usual. */
const USUAL_LINES = 20;
/** Number of lines, and share of the list, from which a domain counts as the company's (a subsidiary's, for example). */
const KNOWN_LINES = 3;
const KNOWN_SHARE = 0.02;
/**
 * A manager's name is doubtful if at least this share of the list's managers are addresses; an unknown address, if at least this share of
 * these addresses are known.
 */
const MOST = 0.8;
/** Words in an address that is no longer in use. */
const OLD = new Set(['old', 'ancien', 'ancienne', 'obsolete', 'bak']);
/** An example address, or a placeholder for one. */
const SPECIMEN = /^(x{2,}|(prenom|nom)[._-]?(prenom|nom)?)@/;

/**
 * @param people lines that count @param known addresses of the list and of the directory
 * @param told addresses that already have a doubt about their domain
 */
export function oddAddresses(
  people: readonly ReadPerson[],
  known: ReadonlySet<string>,
  told: ReadonlySet<string>,
): PersonDoubt[] {
  const rare = rareDomains(people);
  const managers = people.flatMap(({ manager }) => (manager ? [manager.toLowerCase()] : []));
  const addresses = managers.filter((one) => one.includes('@'));
  const asAddresses = addresses.length >= MOST * managers.length;
  const above = managersAbove(people);
  const owners = ownersOf(people);
  const inReach = asAddresses && addresses.filter((one) => known.has(one)).length >= MOST * addresses.length;
  return people.flatMap((person): PersonDoubt[] => {
    const { line, email, manager } = person;
    const odd = (fact: OddDoubt['fact'], text: string, why: OddDoubt['why']) => ({
      kind: 'odd' as const,
      line,
      email,
      fact,
      text,
      why,
    });
    const found: PersonDoubt[] = [];
    const [first, ...also] = rare.get(domainOf(email)) ?? [];
    // One doubt per domain, at its first line.
    if (first === person && !told.has(email))
      found.push({ kind: 'rare-domain', line, email, domain: domainOf(email), also: also.map((other) => other.line) });
    if (isOld(person)) found.push(odd('email', email, 'old'));
    else if (SPECIMEN.test(email)) found.push(odd('email', email, 'filler'));
    const owner = ownerOf(person, owners);
    if (owner !== null) found.push(odd('email', owner, 'another'));
    if (!manager) return found;
    const address = manager.toLowerCase();
    if (address === email || isSameName(manager, person.name)) found.push(odd('manager', manager, 'self'));
    else if (isOwnManager(person, above)) found.push(odd('manager', manager, 'circle'));
    else if (asAddresses && !manager.includes('@')) found.push(odd('manager', manager, 'no-address'));
    else if (inReach && !known.has(address)) found.push(odd('manager', manager, 'unknown'));
    return found;
  });
}

type Above = ReadonlyMap<ReadPerson, ReadPerson>;

/** The manager of each person, if on the list too: found by address, or by a name that only one person has. */
function managersAbove(people: readonly ReadPerson[]): Above {
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const byName = grouped(people, ({ name }) => nameKey(name));
  return new Map(
    people.flatMap((person): [ReadPerson, ReadPerson][] => {
      const { manager } = person;
      if (!manager) return [];
      const [named, ...others] = byName.get(nameKey(manager)) ?? [];
      const found = byEmail.get(manager.toLowerCase()) ?? (others.length === 0 ? named : undefined);
      return found === undefined ? [] : [[person, found]];
    }),
  );
}

/** Whether a chain of managers leads from a person back to the same person. */
function isOwnManager(person: ReadPerson, above: Above): boolean {
  const seen = new Set<ReadPerson>();
  for (let one = above.get(person); one !== undefined && !seen.has(one); one = above.get(one)) {
    if (one === person) return true;
    seen.add(one);
  }
  return false;
}

type Owners = ReadonlyMap<string, readonly ReadPerson[]>;

/** People by the letters that their address may consist of: both orders of their names, and the letters of their actual address. */
function ownersOf(people: readonly ReadPerson[]): Owners {
  const keys = people.flatMap((person) => {
    const words = wordsOf(person.name);
    const named = words.length < 2 ? [] : [words.join(''), words.toReversed().join('')];
    return [...new Set([...named, partsOf(person.email).join('')])].map((key) => ({ key, person }));
  });
  return new Map([...grouped(keys, ({ key }) => key)].map(([key, found]) => [key, found.map(({ person }) => person)]));
}

/**
 * The name of another person to whom the address seems to belong: besides words of the line's own name, the address contains that person's
 * name or address. Null for none.
 */
function ownerOf(person: ReadPerson, owners: Owners): string | null {
  const words = wordsOf(person.name);
  if (words.length === 0) return null;
  const rest = partsOf(person.email).filter((part) => !words.includes(part));
  if (rest.length < 2) return null;
  const other = owners.get(rest.join(''))?.find((one) => one !== person && nameKey(one.name) !== nameKey(person.name));
  return other?.name ?? null;
}

/** Words before the at sign, without accents. */
function partsOf(email: string): string[] {
  return wordsOf(email.slice(0, email.lastIndexOf('@')));
}

function wordsOf(text: string | null | undefined): string[] {
  return plain(text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Rare domains of a list on which one domain is common, each with its lines. */
function rareDomains(people: readonly ReadPerson[]): ReadonlyMap<string, readonly ReadPerson[]> {
  const domains = [...grouped(people, ({ email }) => domainOf(email))];
  const most = Math.max(0, ...domains.map(([, { length }]) => length));
  const isRare = (lines: number) => lines < KNOWN_LINES && lines < KNOWN_SHARE * people.length && most >= USUAL_LINES * lines;
  return new Map(domains.filter(([, { length }]) => isRare(length)));
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/** Whether a word of the address that is not part of the name marks the address as an old one. */
function isOld({ email, name }: ReadPerson): boolean {
  const words = plain(name ?? '').split(/[^\p{L}]+/u);
  return email
    .slice(0, email.lastIndexOf('@'))
    .split(/[._-]/)
    .some((part) => OLD.has(part) && !words.includes(part));
}

/** Whether two names consist of the same words, in any order. */
function isSameName(one: string, other: string | null | undefined): boolean {
  const words = nameKey(other);
  return words !== '' && nameKey(one) === words;
}
