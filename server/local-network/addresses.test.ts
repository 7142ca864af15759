import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { addressesOf, everyAddress, type Interfaces, isThisMachineOnly, type Machine } from './addresses.ts';

const shared = { netmask: '', mac: '02:fc:00:00:00:01', internal: false, cidr: null };
const v4 = (address: string, internal = false): NetworkInterfaceInfo => ({ ...shared, family: 'IPv4', address, internal });
const v6 = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...shared,
  family: 'IPv6',
  address,
  internal,
  scopeid: 0,
});
const LOOPBACK: Interfaces = { lo: [v4('127.0.0.1', true), v6('::1', true)] };
const LAPTOP: Interfaces = {
  ...LOOPBACK,
  docker0: [v4('172.17.0.1')],
  enp3s0: [v4('10.1.2.3')],
  wlp2s0: [v4('192.168.1.20'), v6('2001:db8::20'), v6('2001:db8::beef'), v6('fe80::1')],
  'vEthernet (WSL)': [v4('172.20.0.1')],
};
const machine = (more: Partial<Machine>): Machine => ({
  interfaces: LAPTOP,
  hostname: 'Atelier.brevelle.example',
  platform: 'linux',
  answersToName: false,
  ...more,
});
const urls = (host: string, port: number, more: Partial<Machine> = {}) => {
  const { room, virtual } = addressesOf({ host, port, basePath: '', certificate: null }, machine(more));
  return { room: room.map(({ url }) => url), virtual: virtual.map(({ url }) => url) };
};

describe('the addresses of a server', () => {
  test('that listens everywhere are the real networks’ first, of these the wireless one, IPv6 last, and one of each interface there', () => {
    expect(urls('::', 3000)).toEqual({
      room: ['http://192.168.1.20:3000', 'http://10.1.2.3:3000', 'http://[2001:db8::20]:3000'],
      virtual: ['http://172.17.0.1:3000', 'http://172.20.0.1:3000'],
    });
  });

  test('that listens on IPv4 only are no IPv6 ones', () => {
    expect(urls('0.0.0.0', 80).room).toEqual(['http://192.168.1.20', 'http://10.1.2.3']);
  });

  test('that listens on one address are this one', () => {
    expect(urls('10.1.2.3', 8080)).toEqual({ room: ['http://10.1.2.3:8080'], virtual: [] });
    expect(urls('fd00::2', 8080).room).toEqual(['http://[fd00::2]:8080']);
    expect(urls('vigie.brevelle.example', 8080).room).toEqual(['http://vigie.brevelle.example:8080']);
  });

  test.each([
    ['linux', false, false],
    ['linux', true, true],
    ['darwin', false, true],
    ['win32', false, true],
  ] as const)('hold the machine’s name where something answers to it: %s, responder %s', (platform, answersToName, listed) => {
    const { room } = urls('0.0.0.0', 3000, { platform, answersToName });
    expect(room.includes('http://atelier.local:3000')).toBe(listed);
  });

  test.each(['localhost', 'localhost.localdomain', 'poste_12', ''])('hold no name that nobody could ask for: %o', (hostname) => {
    expect(urls('0.0.0.0', 3000, { hostname, answersToName: true }).room).toHaveLength(2);
  });

  test('of a machine in no network, or in virtual ones only', () => {
    expect(urls('::', 3000, { interfaces: { ...LOOPBACK, en0: [v4('169.254.7.7')], down: undefined } }).room).toEqual([]);
    expect(urls('::', 3000, { interfaces: { ...LOOPBACK, docker0: [v4('172.17.0.1')] } })).toEqual({
      room: ['http://172.17.0.1:3000'],
      virtual: [],
    });
  });
});

test('everywhere is both families where the machine has both', () => {
  expect(everyAddress(LAPTOP)).toBe('::');
  expect(everyAddress({ lo: [v4('127.0.0.1', true)], eth0: [v4('192.0.2.2')] })).toBe('0.0.0.0');
});

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['LOCALHOST', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.0.2.2', false],
])('%s is this machine only: %s', (host, only) => {
  expect(isThisMachineOnly(host)).toBe(only);
});
