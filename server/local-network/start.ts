/** The part of the start that depends on the machine it runs on. */
import { existsSync } from 'node:fs';
import { hostname, networkInterfaces, platform } from 'node:os';
import type { Config } from '../config.ts';
import { addressesOf, everyAddress, isThisMachineOnly, type Machine } from './addresses.ts';
import { type StartMessage, startMessage } from './start-message.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Of Avahi, which answers for a Linux machine's name. */
const RESPONDER = '/run/avahi-daemon/socket';

/** The environment of a start for a room: it listens everywhere, unless HOST says where. @throws Error where HOST keeps the room out */
export function localNetworkEnvironment(environment: Environment): Environment {
  const host = environment['HOST']?.trim();
  if (host && isThisMachineOnly(host))
    throw new Error(`--room listens on the local network, HOST=${host} on this machine only: leave one of them out.`);
  return { ...environment, HOST: host || everyAddress(networkInterfaces()) };
}

/** What to print once it listens, and where it can be opened. @param room whether it was started for one */
export async function messageAtStart(config: Config, port: number, room: boolean): Promise<StartMessage> {
  // A service's log is no place for a picture, nor its start for what draws it.
  const draw = room && process.stdout.isTTY ? (await import('./qr-code.ts')).qrCode : undefined;
  return startMessage({ config, port, room, machine: thisMachine(), draw, program: process.execPath });
}

/** Where the room finds this server, the likeliest first: nothing where only its machine does, or where a proxy stands before it. */
export function localNetworkAddresses({
  host,
  port,
  trustProxy,
}: Pick<Config, 'host' | 'port' | 'trustProxy'>): readonly string[] {
  if (trustProxy !== false || isThisMachineOnly(host)) return [];
  return addressesOf(host, port, thisMachine()).room.map(({ url }) => url);
}

function thisMachine(): Machine {
  return { interfaces: networkInterfaces(), hostname: hostname(), platform: platform(), answersToName: existsSync(RESPONDER) };
}
