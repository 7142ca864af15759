/** What of a list of people was read, and is worth a question: nothing of it is changed. Pure. */
import { misspeltDomains } from '#engine/rules/people/misspelt-domains.ts';
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

/** Addresses with a domain that nobody else has, and that is nearly that of many others. */
export function unusualDomains(text: string): UnreadLine[] {
  const people = readLines(text).read.filter(({ entry }) => !entry.startsWith('@'));
  const meant = misspeltDomains(people.map(({ entry }) => entry));
  return people.flatMap(({ line, entry }: ReadEntry) => {
    const found = meant.get(entry);
    if (found === undefined) return [];
    const { address, domain, count } = found;
    return [{ line, text: entry, reason: messages().setup.lines.domainOfOthers(count, domain, address), meant: address }];
  });
}

/** The list with the address that was meant in the place of the one that is written. */
export function corrected(text: string, { text: written, meant = written }: Pick<UnreadLine, 'text' | 'meant'>): string {
  const letters = written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Not within a longer address that ends or begins like it.
  return text.replace(new RegExp(`(?<![\\w.+-])${letters}(?![\\w-]|\\.\\w)`, 'giu'), () => meant);
}
