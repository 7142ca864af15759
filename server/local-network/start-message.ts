/** The start's message with the addresses of Vigie. */
import type { Config } from '../config.ts';
import { type Address, type Addresses, addressesOf, isThisMachineOnly, type Machine } from './addresses.ts';
import { firewallCommands } from './firewall.ts';

export interface Start {
  readonly config: Pick<Config, 'host' | 'trustProxy' | 'basePath' | 'certificate'>;
  /** The actual port: for PORT=0 the system chooses one. */
  readonly port: number;
  /** Whether the server was started with `--room`. */
  readonly room: boolean;
  readonly machine: Machine;
  /** Draws an address as a QR code; undefined without a terminal. */
  readonly draw?: ((url: string) => string) | undefined;
  /** Path of the running program, for the macOS firewall. */
  readonly program: string;
}

const HOW_TO_OPEN = 'To let a room in: npm start -- --room (of a package: vigie start --room)';

export interface StartMessage {
  readonly words: string;
  /** The address that works for most users. */
  readonly url: string;
}

export function startMessage(start: Start): StartMessage {
  const addresses = addressesOf({ ...start.config, port: start.port }, start.machine);
  const { certificate, basePath } = start.config;
  const url = addresses.room[0]?.url ?? `${certificate ? 'https' : 'http'}://127.0.0.1:${start.port}${basePath}`;
  return { words: wordsFor(start, addresses, url), url };
}

/** The message. For a room, its last line is the address to open. */
function wordsFor(start: Start, { room: reachable, virtual }: Addresses, url: string): string {
  const { config, room } = start;
  const ready = `Vigie is ready: ${url}`;
  if (config.trustProxy !== false)
    return `${ready}\nBehind a proxy (TRUST_PROXY): people open the proxy’s address, not this one.`;
  if (isThisMachineOnly(config.host)) return `${ready}\nIt listens on this machine only. ${HOW_TO_OPEN}`;
  if (reachable.length === 0) return `${NO_NETWORK}\n\n${ready}`;
  if (!room) return [ready, ...listed([...reachable.slice(1), ...virtual])].join('\n');
  return [
    severalNetworks(reachable) ? 'Write on the wall, of these, the one in whose network the phones are:' : 'Write on the wall:',
    ...listed(reachable),
    ...(virtual.length > 0 ? ['Of a VPN, virtual machine or container, seldom the room’s:', ...listed(virtual)] : []),
    '',
    ...whenUnreachable(start),
    '',
    ...transportWords(config),
    // Near the end, so that it is visible in a small terminal.
    ...(start.draw ? [start.draw(url), ''] : []),
    `${ready} (console: ${url}/admin)`,
  ].join('\n');
}

function severalNetworks(addresses: readonly Address[]): boolean {
  return addresses.filter(({ url }) => /^https?:\/\/[\d.]+(:|$)/.test(url)).length > 1;
}

const NO_NETWORK =
  'This machine is in no network: nobody else can open Vigie. Join the room’s Wi-Fi (or a phone’s hotspot), then start again.';

function listed(addresses: readonly Address[]): string[] {
  const width = Math.max(...addresses.map(({ url }) => url.length));
  return addresses.map(({ url, via }) => `  ${url.padEnd(width)}  (${via})`);
}

/** Lines about the transport, in the two languages of facilitators. A configured certificate needs none. */
function transportWords({ certificate }: Start['config']): string[] {
  if (certificate === null) return PLAIN;
  return certificate.selfSigned ? [...SELF_SIGNED, `  ${certificate.fingerprint}`, ''] : [];
}

const PLAIN = [
  'Not encrypted: others in this network can read e-mail addresses, codes and the console’s password. Encrypted: npm start -- --room --tls',
  'Non chiffré\u00a0: d’autres sur ce réseau peuvent lire adresses e-mail, codes et mot de passe de la console. Chiffré\u00a0: npm start -- --room --tls',
  '',
];

const SELF_SIGNED = [
  'Encrypted by a certificate of this machine’s own. Each device warns before it opens the page: say so first, and let people compare the SHA-256 fingerprint.',
  'Chiffré par un certificat propre à cette machine. Chaque appareil avertit avant d’ouvrir la page\u00a0: dites-le d’abord, et faites comparer l’empreinte SHA-256.',
];

function whenUnreachable({ config, port, machine, program }: Start): string[] {
  const commands = firewallCommands(port, machine.platform, program);
  const width = Math.max(...commands.map(({ system }) => system.length)) + 1;
  return [
    `If a phone cannot open it, let TCP port ${port} through this machine’s firewall:`,
    ...commands.map(({ system, command }) => `  ${`${system}:`.padEnd(width)}  ${command}`),
    'If it still cannot:',
    '  - Are both in the same network? Guest Wi-Fi often keeps its devices apart: take another, or a phone’s hotspot.',
    '  - Is a VPN on, here or on the phone? Switch it off while the room plays.',
    `  - Does the address begin with ${config.certificate ? 'https:// (not http://)' : 'http:// (not https://)'}, and end with the port?`,
  ];
}
