/**
 * Detects probable misspellings in a list of addresses: a domain that occurs once and is nearly a frequent one, or one that everybody
 * knows. Pure.
 */
import { distance } from 'fastest-levenshtein';
import { isOneSlip } from './one-slip.ts';

/** Minimum number of addresses that make a domain frequent. */
const MANY = 3;
/** Maximum edit distance (letters left out, added or changed). */
const SLIPS = 2;
/** Minimum number of letters of a domain for each edit: short domains are similar by chance. */
const LETTERS_A_SLIP = 6;

/**
 * Common domains of private addresses: a domain one slip away from one of them is taken for a misspelling, even if no other address in the
 * list has the right domain.
 */
const COMMON_DOMAINS = [
  ...[
    'gmail.com',
    'hotmail.com',
    'hotmail.fr',
    'icloud.com',
    'laposte.net',
    'mail.com',
    'orange.fr',
    'outlook.com',
    'outlook.fr',
  ],
  ...['wanadoo.fr', 'yahoo.com', 'yahoo.fr', 'ymail.com'],
];

/** Suggested correction of an address. */
interface MeantAddress {
  readonly address: string;
  /** Domain of the suggested address. */
  readonly domain: string;
  /** Number of other addresses with this domain; it may be 0. */
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
    const domain = meant?.[0] ?? commonDomain(own);
    if (domain === undefined) continue;
    const count = byDomain.get(domain)?.length ?? 0;
    found.set(address, { address: `${address.slice(0, -own.length)}${domain}`, domain, count });
  }
  return found;
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

function commonDomain(own: string): string | undefined {
  return COMMON_DOMAINS.includes(own) ? undefined : COMMON_DOMAINS.find((domain) => isOneSlip(own, domain));
}
