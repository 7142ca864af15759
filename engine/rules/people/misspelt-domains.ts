/** Slips in addresses of a list: a domain that one address alone has, and that is nearly the one of many others. Pure. */
import { distance } from 'fastest-levenshtein';

/** At so many addresses a domain is that of the people, and one that is nearly the same may be a slip. */
const MANY = 3;
/** Letters that a slip leaves out, adds or swaps. */
const SLIPS = 2;
/** Letters of a domain for each of them: shorter ones are near one another by chance. */
const LETTERS_A_SLIP = 6;

/** What was meant by an address with a misspelt domain. */
export interface MeantAddress {
  readonly address: string;
  /** Of the address. */
  readonly domain: string;
  /** How many others have it. */
  readonly count: number;
}

/** Addresses that are doubtful, each with the one that was meant. @param addresses normalised; an address counts once */
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
