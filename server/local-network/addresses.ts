/** Addresses of the server on the local network. */
import type { NetworkInterfaceInfo } from 'node:os';
import type { Config } from '../config.ts';

/** Type of the result of `os.networkInterfaces()`. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Facts about the machine. */
export interface Machine {
  readonly interfaces: Interfaces;
  readonly hostname: string;
  readonly platform: NodeJS.Platform;
  /** Whether an mDNS responder answers for the machine's `.local` name; for Linux only, as macOS and Windows include one. */
  readonly answersToName: boolean;
}

export interface Address {
  readonly url: string;
  /** Name of the network interface, or the kind of name. */
  readonly via: string;
}

export interface Addresses {
  /** Addresses that people in the room can type, the likeliest first. */
  readonly room: readonly Address[];
  /** Addresses of virtual machines, containers and VPNs, which the room can seldom reach. */
  readonly virtual: readonly Address[];
}

const EVERYWHERE = ['0.0.0.0', '::'];
const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vnic|lxc|lxdbr|podman|cni|flannel|tun|tap|utun|wg|ppp|tailscale|zt|nordlynx)|virtualbox|vmware|hyper-v|wsl|vpn|wireguard|zerotier/i;
/** Wireless interfaces come before cabled ones: phones are on the wireless network. */
const WIRELESS = /^(wl|wi-?fi|ath\d)/i;
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether the host is a loopback address. */
export function isThisMachineOnly(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The wildcard address: `::` (dual stack) if the machine has IPv6, else `0.0.0.0`. */
export function everyAddress(interfaces: Interfaces): string {
  return all(interfaces).some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

/** Where a server can be reached: its host, port and path prefix. */
interface Listening {
  readonly host: string;
  readonly port: number;
  /** Path prefix; '' at the root of the host. */
  readonly basePath: string;
  readonly certificate: Config['certificate'];
}

export function addressesOf({ host, port, basePath, certificate }: Listening, { interfaces, ...machine }: Machine): Addresses {
  const urlOf = (name: string) =>
    new URL(`${certificate ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}`).origin + basePath;
  if (!EVERYWHERE.includes(host)) return { room: [{ url: urlOf(host), via: 'HOST' }], virtual: [] };
  const outside = all(interfaces).filter(({ internal, address }) => !internal && !isLinkLocal(address));
  const found = (family: string, virtual: boolean): Address[] =>
    outside
      .filter((one) => one.family === family && VIRTUAL.test(one.via) === virtual)
      .map(({ address, via }) => ({ url: urlOf(address), via }));
  const virtual = found('IPv4', true);
  const real = found('IPv4', false).sort((a, b) => Number(WIRELESS.test(b.via)) - Number(WIRELESS.test(a.via)));
  const sixth = host === '::' ? found('IPv6', false) : [];
  const name = outside.length > 0 ? localName(machine) : null;
  return {
    room: [
      ...(real.length > 0 ? real : virtual),
      ...(name === null ? [] : [{ url: urlOf(name), via: 'where phones know .local names' }]),
      // One address per interface: further ones are temporary (privacy extensions) and change.
      ...sixth.filter(({ via }, index) => sixth.findIndex((other) => other.via === via) === index),
    ],
    virtual: real.length > 0 ? virtual : [],
  };
}

function all(interfaces: Interfaces): (NetworkInterfaceInfo & { readonly via: string })[] {
  return Object.entries(interfaces).flatMap(([via, list = []]) => list.map((one) => ({ ...one, via })));
}

/** Link-local addresses, which a machine assigns to itself without DHCP. */
function isLinkLocal(address: string): boolean {
  return /^(169\.254\.|fe[89ab])/i.test(address);
}

/** The machine's mDNS name (`.local`); null without a responder. */
function localName({ hostname, platform, answersToName }: Omit<Machine, 'interfaces'>): string | null {
  const [label = ''] = hostname.toLowerCase().split('.');
  const answers = platform === 'darwin' || platform === 'win32' || answersToName;
  return answers && HOST_LABEL.test(label) && label !== 'localhost' ? `${label}.local` : null;
}
