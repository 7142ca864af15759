/** Under which addresses a server can be reached from the network that its machine is in. */
import type { NetworkInterfaceInfo } from 'node:os';

/** As `os.networkInterfaces()` gives them. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** What is known of the machine. */
export interface Machine {
  readonly interfaces: Interfaces;
  readonly hostname: string;
  readonly platform: NodeJS.Platform;
  /** Whether something on it answers for its name in the `.local` domain (Linux; macOS and Windows bring it along). */
  readonly answersToName: boolean;
}

export interface Address {
  readonly url: string;
  /** Of the network interface, or what kind of name it is. */
  readonly via: string;
}

export interface Addresses {
  /** What people in the room can type, the likeliest first. */
  readonly room: readonly Address[];
  /** Those of virtual machines, containers and VPNs: seldom the room's. */
  readonly virtual: readonly Address[];
}

const EVERYWHERE = ['0.0.0.0', '::'];
const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vnic|lxc|lxdbr|podman|cni|flannel|tun|tap|utun|wg|ppp|tailscale|zt|nordlynx)|virtualbox|vmware|hyper-v|wsl|vpn|wireguard|zerotier/i;
/** Where phones are, of a machine that is also on a cable. */
const WIRELESS = /^(wl|wi-?fi|ath\d)/i;
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether nobody but this machine reaches what listens there. */
export function isThisMachineOnly(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The address that stands for all of this machine's: of both families where there are two. */
export function everyAddress(interfaces: Interfaces): string {
  return all(interfaces).some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

/** @param host what the server listens on */
export function addressesOf(host: string, port: number, { interfaces, ...machine }: Machine): Addresses {
  if (!EVERYWHERE.includes(host)) return { room: [{ url: urlOf(host, port), via: 'HOST' }], virtual: [] };
  const outside = all(interfaces).filter(({ internal, address }) => !internal && !isLinkLocal(address));
  const found = (family: string, virtual: boolean): Address[] =>
    outside
      .filter((one) => one.family === family && VIRTUAL.test(one.via) === virtual)
      .map(({ address, via }) => ({ url: urlOf(address, port), via }));
  const virtual = found('IPv4', true);
  const real = found('IPv4', false).sort((a, b) => Number(WIRELESS.test(b.via)) - Number(WIRELESS.test(a.via)));
  const sixth = host === '::' ? found('IPv6', false) : [];
  const name = outside.length > 0 ? localName(machine) : null;
  return {
    room: [
      ...(real.length > 0 ? real : virtual),
      ...(name === null ? [] : [{ url: urlOf(name, port), via: 'where phones know .local names' }]),
      // Temporary ones of the same interface come and go: one is enough.
      ...sixth.filter(({ via }, index) => sixth.findIndex((other) => other.via === via) === index),
    ],
    virtual: real.length > 0 ? virtual : [],
  };
}

function all(interfaces: Interfaces): (NetworkInterfaceInfo & { readonly via: string })[] {
  return Object.entries(interfaces).flatMap(([via, list = []]) => list.map((one) => ({ ...one, via })));
}

/** Given out by a machine to itself when nobody else did. */
function isLinkLocal(address: string): boolean {
  return /^(169\.254\.|fe[89ab])/i.test(address);
}

function urlOf(host: string, port: number): string {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;
}

/** The name that multicast DNS gives this machine; null where nothing would answer to it. */
function localName({ hostname, platform, answersToName }: Omit<Machine, 'interfaces'>): string | null {
  const [label = ''] = hostname.toLowerCase().split('.');
  const answers = platform === 'darwin' || platform === 'win32' || answersToName;
  return answers && HOST_LABEL.test(label) && label !== 'localhost' ? `${label}.local` : null;
}
