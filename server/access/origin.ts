/** Where a call comes from, as far as limits tell places apart. Pure. */
import { isIPv6 } from 'node:net';

/** Groups of an address of IPv6 that its owner does not choose. */
const NETWORK = 4;

/** The address; of IPv6 its network, as whoever has one address of it has them all. */
export function originOf(address: string): string {
  // One of IPv4 in the clothes of the other ends in dots.
  if (!isIPv6(address) || address.includes('.')) return address;
  const [begin = [], end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const left = end === undefined ? begin : [...begin, ...Array<string>(8 - begin.length - end.length).fill('0'), ...end];
  return left
    .slice(0, NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
