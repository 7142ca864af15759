/** Possible slips in a list of people: they are reported, and never corrected automatically. Pure functions. */
import { misspeltDomains } from '#engine/rules/fuzzy-matching/misspelt-domains.ts';
import { nearNames } from '#engine/rules/fuzzy-matching/near-names.ts';
import { messages } from '../language/language.ts';
import { type ReadEntry, readLines, type UnreadLine } from './people-list.ts';

const sameTeam = (a: string | null, b: string | null) => a?.toLowerCase() === b?.toLowerCase();

/** People who are listed twice with different teams, with the team that is used and the one that is ignored. */
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

/** Teams whose name nearly equals another: the rarer spelling, on its first line. */
export function similarTeams(text: string): UnreadLine[] {
  const uses = new Map<string, { readonly team: string; readonly line: number; count: number }>();
  for (const { team, line } of readLines(text).read) {
    if (team === null) continue;
    const known = uses.get(team.toLowerCase());
    if (known) known.count += 1;
    else uses.set(team.toLowerCase(), { team, line, count: 1 });
  }
  const usual = nearNames([...uses.values()].map(({ team, count }) => ({ name: team, count, known: false })));
  return [...uses.values()].flatMap(({ team, line }) => {
    const meant = usual.get(team);
    return meant === undefined ? [] : [{ line, text: team, reason: messages().setup.lines.similarTeam(meant.name, meant.count) }];
  });
}

/** Addresses whose domain occurs once and nearly equals a frequent or a well-known one: probably misspelt. */
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

/** Replaces a doubtful address in the list by the suggested one. */
export function corrected(text: string, { text: written, meant = written }: Pick<UnreadLine, 'text' | 'meant'>): string {
  const letters = written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Matches whole addresses only, not the beginning or end of a longer one.
  return text.replace(new RegExp(`(?<![\\w.+-])${letters}(?![\\w-]|\\.\\w)`, 'giu'), () => meant);
}
