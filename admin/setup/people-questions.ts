/** What of a list of people was read, and is worth a question: nothing of it is changed. Pure. */
import { distance } from 'fastest-levenshtein';
import { messages } from '../language/language.ts';
import { type ReadEntry, readLines, type UnreadLine } from './people-list.ts';

const sameTeam = (a: string | null, b: string | null) => a?.toLowerCase() === b?.toLowerCase();

/** People on the list twice, in two teams: which line counts, and what becomes of the other team. */
export function repeatedPeople(text: string): UnreadLine[] {
  const { read } = readLines(text);
  const last = new Map(read.map((one) => [one.entry, one]));
  return read.flatMap((earlier) => {
    const counts = last.get(earlier.entry);
    if (counts === undefined || sameTeam(counts.team, earlier.team)) return [];
    const empty = earlier.team !== null && ![...last.values()].some(({ team }) => sameTeam(team, earlier.team));
    const reason = messages().setup.lines.twice(counts.team, earlier.team, earlier.line, empty);
    return [{ line: counts.line, text: counts.entry, reason }];
  });
}

/** At so many addresses a domain is that of the people, and one that is nearly the same may be a slip. */
const MANY = 3;
/** Letters that a slip leaves out, adds or swaps. */
const SLIPS = 2;
/** Letters of a domain for each of them: shorter ones are near one another by chance. */
const LETTERS_A_SLIP = 6;

/** Addresses with a domain that nobody else has, and that is nearly that of many others. */
export function unusualDomains(text: string): UnreadLine[] {
  const people = readLines(text).read.filter(({ entry }) => !entry.startsWith('@'));
  const counts = new Map<string, number>();
  for (const { entry } of new Map(people.map((one) => [one.entry, one])).values())
    counts.set(domainOf(entry), (counts.get(domainOf(entry)) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count >= MANY);
  return people.flatMap(({ line, entry }: ReadEntry) => {
    const own = domainOf(entry);
    if (counts.get(own) !== 1) return [];
    const meant = usual.find(([domain]) => {
      const slips = distance(own, domain);
      return slips <= SLIPS && slips * LETTERS_A_SLIP <= domain.length;
    });
    if (meant === undefined) return [];
    const [domain, count] = meant;
    const address = `${entry.slice(0, -own.length)}${domain}`;
    return [{ line, text: entry, reason: messages().setup.lines.domainOfOthers(count, domain, address), meant: address }];
  });
}

/** The list with the address that was meant in the place of the one that is written. */
export function corrected(text: string, { text: written, meant = written }: Pick<UnreadLine, 'text' | 'meant'>): string {
  const letters = written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Not within a longer address that ends or begins like it.
  return text.replace(new RegExp(`(?<![\\w.+-])${letters}(?![\\w-]|\\.\\w)`, 'giu'), () => meant);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
