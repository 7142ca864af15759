/** The origin of a call, by which limits distinguish callers. A pure function. */
import { isIPv6 } from 'node:net';

/** 16-bit groups of an IPv6 address that belong to the network prefix (/64). */
const NETWORK = 4;

/** The address itself; for IPv6 its /64 network, as a host may use any address of its network. */
export function originOf(address: string): string {
  // An IPv4-mapped IPv6 address (`::ffff:1.2.3.4`) stands for one host.
  if (!isIPv6(address) || address.includes('.')) return address;
  const [begin = [], end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const left = end === undefined ? begin : [...begin, ...Array<string>(8 - begin.length - end.length).fill('0'), ...end];
  return left
    .slice(0, NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
