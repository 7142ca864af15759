/** Detects probable misspellings in a list of addresses: a domain that occurs once and is nearly a frequent one. Pure. */
import { distance } from 'fastest-levenshtein';

/** Minimum number of addresses that make a domain frequent. */
const MANY = 3;
/** Maximum edit distance (letters left out, added or changed). */
const SLIPS = 2;
/** Minimum number of letters of a domain for each edit: short domains are similar by chance. */
const LETTERS_A_SLIP = 6;

/** Suggested correction of an address. */
interface MeantAddress {
  readonly address: string;
  /** Domain of the suggested address. */
  readonly domain: string;
  /** Number of other addresses with this domain. */
  readonly count: number;
}

/** Suspicious addresses, each with the suggested correction. @param addresses normalised; duplicates count once */
export function misspeltDomains(addresses: readonly string[]): ReadonlyMap<string, MeantAddress> {
  const byDomain = new Map<string, string[]>();
  for (const address of new Set(addresses)) {
    const domain = domainOf(address);
    const known = byDomain.get(domain);
    if (known) known.push(address);
    else byDomain.set(domain, [address]);
  }
  const usual = [...byDomain].filter(([, list]) => list.length >= MANY);
  const found = new Map<string, MeantAddress>();
  for (const [own, list] of byDomain) {
    const [address] = list;
    if (list.length !== 1 || address === undefined) continue;
    const meant = usual.find(([domain]) => {
      const slips = distance(own, domain);
      return slips <= SLIPS && slips * LETTERS_A_SLIP <= domain.length;
    });
    if (meant === undefined) continue;
    const [domain, { length: count }] = meant;
    found.set(address, { address: `${address.slice(0, -own.length)}${domain}`, domain, count });
  }
  return found;
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
