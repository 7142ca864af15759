/** Finds the address that somebody probably meant, among the addresses of the expected people. Pure. */
import { isOneSlip } from './one-slip.ts';

/** Minimum number of letters for which one slip of the keyboard counts: short names are similar by chance. */
const LETTERS = 5;

interface FoldedAddress {
  /** The name in lower case, without accents and without the separators between its parts. */
  readonly letters: string;
  /** The parts of the name in alphabetical order: Durand.Maud is Maud.Durand. */
  readonly parts: string;
  /** Digits and single letters, which tell people of one name apart: m.martin and a.martin, martin2 and martin3. */
  readonly labels: string;
  readonly domain: string;
}

/**
 * Whether two addresses are probably one that somebody mistyped: they are the same but for accents, dots or the order of the parts; or they
 * differ by one slip of the keyboard, either in the domain or in the letters of a long enough name whose labels are the same.
 * @param a @param b in lower case
 */
export function isNearAddress(a: string, b: string): boolean {
  return a !== b && isNear(folded(a), folded(b));
}

/**
 * Returns a search for the first of the addresses that is near a given one; undefined if none is. The addresses are prepared once for many
 * searches.
 * @param addresses in lower case
 */
export function nearAddresses(addresses: readonly string[]): (email: string) => string | undefined {
  const all = addresses.map((address) => ({ address, own: folded(address) }));
  return (email) => {
    const own = folded(email);
    return all.find((one) => one.address !== email && isNear(own, one.own))?.address;
  };
}

function isNear(a: FoldedAddress, b: FoldedAddress): boolean {
  if (a.parts === b.parts) return a.domain === b.domain || isOneSlip(a.domain, b.domain);
  if (a.domain !== b.domain || a.labels !== b.labels) return false;
  return Math.max(a.letters.length, b.letters.length) >= LETTERS && isOneSlip(a.letters, b.letters);
}

function folded(email: string): FoldedAddress {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).normalize('NFKD').replace(/\p{M}/gu, '').replace(/’|'/g, '');
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const labels = parts.flatMap((part) => (part.length === 1 ? [part] : (part.match(/\d+/g) ?? [])));
  return {
    letters: parts.join(''),
    parts: parts.toSorted().join(' '),
    labels: labels.toSorted().join(' '),
    domain: email.slice(at + 1),
  };
}
