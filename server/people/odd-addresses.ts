/** Lines of an import whose address, or whose manager, is right in its form and probably not what is meant. Pure. */

import { grouped } from '#engine/rules/grouped.ts';
import { plain } from '#engine/rules/plain-text.ts';
import type { PersonDoubt } from '#schemas/people.ts';
import { nameKey } from './name-key.ts';
import type { ReadPerson } from './odd-people.ts';

type OddDoubt = Extract<PersonDoubt, { kind: 'odd' }>;

/** Lines with the usual domain of a list, at least, and for each one with a rare domain: fewer do not tell what is usual. */
const USUAL_LINES = 20;
/** Lines, and share of the list, from which a domain is one of the company's, such as a subsidiary's. */
const KNOWN_LINES = 3;
const KNOWN_SHARE = 0.02;
/** Of the managers of a list, the share that has to be addresses, and known ones, before another one is doubtful. */
const MOST = 0.8;
/** What an address that is kept aside has in it. */
const OLD = new Set(['old', 'ancien', 'ancienne', 'obsolete', 'bak']);
/** An address that shows how addresses are made, or waits for one. */
const SPECIMEN = /^(x{2,}|(prenom|nom)[._-]?(prenom|nom)?)@/;

/**
 * @param people lines that count @param known addresses of the list and of the directory
 * @param told addresses of which another one is already said to be meant
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
    // One remark a domain.
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

/** The manager of each person, where it is one of the list: by the address, or by a name that one person has. */
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

/** Whether somebody is, from manager to manager, above themselves. */
function isOwnManager(person: ReadPerson, above: Above): boolean {
  const seen = new Set<ReadPerson>();
  for (let one = above.get(person); one !== undefined && !seen.has(one); one = above.get(one)) {
    if (one === person) return true;
    seen.add(one);
  }
  return false;
}

type Owners = ReadonlyMap<string, readonly ReadPerson[]>;

/** People by what an address of theirs may have: their names in both orders, and what their own has, letters alone. */
function ownersOf(people: readonly ReadPerson[]): Owners {
  const keys = people.flatMap((person) => {
    const words = wordsOf(person.name);
    const named = words.length < 2 ? [] : [words.join(''), words.toReversed().join('')];
    return [...new Set([...named, partsOf(person.email).join('')])].map((key) => ({ key, person }));
  });
  return new Map([...grouped(keys, ({ key }) => key)].map(([key, found]) => [key, found.map(({ person }) => person)]));
}

/** The name of somebody else whose name or address an address has beside the words of its line's own name; null for none. */
function ownerOf(person: ReadPerson, owners: Owners): string | null {
  const words = wordsOf(person.name);
  if (words.length === 0) return null;
  const rest = partsOf(person.email).filter((part) => !words.includes(part));
  if (rest.length < 2) return null;
  const other = owners.get(rest.join(''))?.find((one) => one !== person && nameKey(one.name) !== nameKey(person.name));
  return other?.name ?? null;
}

/** Words of what stands before the at sign, without accents. */
function partsOf(email: string): string[] {
  return wordsOf(email.slice(0, email.lastIndexOf('@')));
}

function wordsOf(text: string | null | undefined): string[] {
  return plain(text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Domains that nearly nobody has, where many have the same one, with their lines. */
function rareDomains(people: readonly ReadPerson[]): ReadonlyMap<string, readonly ReadPerson[]> {
  const domains = [...grouped(people, ({ email }) => domainOf(email))];
  const most = Math.max(0, ...domains.map(([, { length }]) => length));
  const isRare = (lines: number) => lines < KNOWN_LINES && lines < KNOWN_SHARE * people.length && most >= USUAL_LINES * lines;
  return new Map(domains.filter(([, { length }]) => isRare(length)));
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/** Whether an address says that it is an old one, in a word that is not of the name. */
function isOld({ email, name }: ReadPerson): boolean {
  const words = plain(name ?? '').split(/[^\p{L}]+/u);
  return email
    .slice(0, email.lastIndexOf('@'))
    .split(/[._-]/)
    .some((part) => OLD.has(part) && !words.includes(part));
}

/** Whether two names are of the same words, in any order. */
function isSameName(one: string, other: string | null | undefined): boolean {
  const words = nameKey(other);
  return words !== '' && nameKey(one) === words;
}
