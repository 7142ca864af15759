/** The machine-dependent part of the start: network and terminal. */
import { existsSync } from 'node:fs';
import { hostname, networkInterfaces, platform } from 'node:os';
import type { Config } from '../config.ts';
import { addressesOf, everyAddress, isThisMachineOnly, type Machine } from './addresses.ts';
import { besideDatabase } from './beside-database.ts';
import { ownCertificate } from './own-certificate.ts';
import { type StartMessage, startMessage } from './start-message.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Socket of Avahi, Linux's mDNS responder. */
const RESPONDER = '/run/avahi-daemon/socket';

/** Environment of a start with `--room`: listens on all interfaces, unless HOST is set. @throws Error if HOST is a loopback address */
export function localNetworkEnvironment(environment: Environment): Environment {
  const host = environment['HOST']?.trim();
  if (host && isThisMachineOnly(host))
    throw new Error(`--room listens on the local network, HOST=${host} on this machine only: leave one of them out.`);
  return { ...environment, HOST: host || everyAddress(networkInterfaces()) };
}

/** The configuration, with a self-signed certificate unless one is configured. @throws Error if the certificate cannot be stored */
export async function withOwnCertificate(config: Config): Promise<Config> {
  if (config.certificate) return config;
  const { room, virtual } = addressesOf(config, thisMachine());
  const hosts = [...room, ...virtual].map(({ url }) => new URL(url).hostname.replace(/^\[|\]$/g, ''));
  const file = besideDatabase(config.databaseUrl, 'certificate.pem');
  return { ...config, certificate: await ownCertificate(file, [...new Set([...hosts, 'localhost', '127.0.0.1'])], Date.now()) };
}

/** The message to print once the server listens. @param room whether the server was started with `--room` */
export async function messageAtStart(config: Config, port: number, room: boolean): Promise<StartMessage> {
  // Only on a terminal: a service's log needs no QR code, and its start need not load the library.
  const draw = room && process.stderr.isTTY ? (await import('./qr-code.ts')).qrCode : undefined;
  return startMessage({ config, port, room, machine: thisMachine(), draw, program: process.execPath });
}

/** Addresses of this server on the local network, the likeliest first; empty if it listens on loopback only, or behind a proxy. */
export function localNetworkAddresses(
  config: Pick<Config, 'host' | 'port' | 'trustProxy' | 'basePath' | 'certificate'>,
): readonly string[] {
  if (config.trustProxy !== false || isThisMachineOnly(config.host)) return [];
  return addressesOf(config, thisMachine()).room.map(({ url }) => url);
}

function thisMachine(): Machine {
  return { interfaces: networkInterfaces(), hostname: hostname(), platform: platform(), answersToName: existsSync(RESPONDER) };
}
