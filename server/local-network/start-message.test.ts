import { expect, test } from 'vitest';
import { type Start, startMessage } from './start-message.ts';

const shared = { netmask: '255.255.255.0', mac: '02:fc:00:00:00:01', internal: false, cidr: null };
const laptop: Start = {
  config: { host: '::', trustProxy: false, basePath: '', certificate: null },
  port: 3000,
  room: true,
  machine: {
    hostname: 'atelier',
    platform: 'win32',
    answersToName: false,
    interfaces: {
      'Wi-Fi': [
        { ...shared, family: 'IPv4', address: '192.168.1.20' },
        { ...shared, family: 'IPv6', address: '2001:db8::20', scopeid: 0 },
      ],
      'vEthernet (WSL)': [{ ...shared, family: 'IPv4', address: '172.20.0.1' }],
    },
  },
  program: '/usr/local/bin/node',
};

test('a start for a room says what to write, and what to do where a phone cannot open it', () => {
  expect(startMessage(laptop).words).toMatchInlineSnapshot(`
    "Write on the wall:
      http://192.168.1.20:3000    (Wi-Fi)
      http://atelier.local:3000   (where phones know .local names)
      http://[2001:db8::20]:3000  (Wi-Fi)
    Of a VPN, virtual machine or container, seldom the room’s:
      http://172.20.0.1:3000  (vEthernet (WSL))

    If a phone cannot open it, let TCP port 3000 through this machine’s firewall:
      Windows, as administrator:  netsh advfirewall firewall add rule name="Vigie" dir=in action=allow protocol=TCP localport=3000
      Linux, ufw:                 sudo ufw allow 3000/tcp
      Linux, firewalld:           sudo firewall-cmd --add-port=3000/tcp
      macOS:                      sudo /usr/libexec/ApplicationFirewall/socketfilterfw --add "$(command -v node)" && sudo /usr/libexec/ApplicationFirewall/socketfilterfw --unblockapp "$(command -v node)"
    If it still cannot:
      - Are both in the same network? Guest Wi-Fi often keeps its devices apart: take another, or a phone’s hotspot.
      - Is a VPN on, here or on the phone? Switch it off while the room plays.
      - Does the address begin with http:// (not https://), and end with the port?

    Not encrypted: others in this network can read e-mail addresses, codes and the console’s password. Encrypted: npm start -- --room --tls
    Non chiffré : d’autres sur ce réseau peuvent lire adresses e-mail, codes et mot de passe de la console. Chiffré : npm start -- --room --tls

    Vigie is ready: http://192.168.1.20:3000 (console: http://192.168.1.20:3000/admin)"
  `);
});

test('a room with a certificate of its own is told to warn people, and has its fingerprint; with one that was given, neither', () => {
  const certificate = { cert: '', key: '', fingerprint: 'AB:CD', selfSigned: true };
  const told = (more: Partial<typeof certificate>) =>
    startMessage({ ...laptop, config: { ...laptop.config, certificate: { ...certificate, ...more } } }).words;
  expect(told({})).toContain('comparer l’empreinte SHA-256.\n  AB:CD\n\nVigie is ready: https://192.168.1.20:3000');
  expect(told({})).toContain('begin with https:// (not http://)');
  expect(told({ selfSigned: false })).not.toMatch(/AB:CD|crypté|chiffré|encrypted/i);
});

test('the code that is drawn is of the first address, and stands above the last line', () => {
  const words = startMessage({ ...laptop, draw: (url) => `<code of ${url}>` }).words;
  expect(words).toMatch(/\n\n<code of http:\/\/192\.168\.1\.20:3000>\n\nVigie is ready: [^\n]*$/);
});

test.each([
  ['linux', 'sudo ufw allow 3000/tcp'],
  ['darwin', 'sudo /usr/libexec/ApplicationFirewall/socketfilterfw --add "/usr/local/bin/node"'],
  ['win32', 'netsh advfirewall'],
] as const)('the firewall of %s comes first on such a machine', (platform, command) => {
  const [, after = ''] = startMessage({ ...laptop, machine: { ...laptop.machine, platform } }).words.split('firewall:\n');
  expect(after.split('\n')[0]).toContain(command);
});

test('a start without a room says that nobody else can open it, and how they could', () => {
  expect(
    startMessage({ ...laptop, room: false, config: { host: '127.0.0.1', trustProxy: false, basePath: '', certificate: null } })
      .words,
  ).toBe(
    'Vigie is ready: http://127.0.0.1:3000\nIt listens on this machine only. To let a room in: npm start -- --room (of a package: vigie start --room)',
  );
});

test('a service that listens everywhere lists every address', () => {
  expect(
    startMessage({ ...laptop, room: false, config: { host: '0.0.0.0', trustProxy: false, basePath: '', certificate: null } })
      .words,
  ).toMatchInlineSnapshot(`
    "Vigie is ready: http://192.168.1.20:3000
      http://atelier.local:3000  (where phones know .local names)
      http://172.20.0.1:3000     (vEthernet (WSL))"
  `);
});

test.each(['127.0.0.1', '0.0.0.0', '::'])('behind a proxy no address is offered for the wall (%s)', (host) => {
  const words = startMessage({ ...laptop, config: { host, trustProxy: 1, basePath: '', certificate: null } }).words;
  expect(words).toContain('people open the proxy’s address');
  expect(words).not.toContain('wall');
});

test('in two networks it is said that only one of them is the room’s', () => {
  const cable = [{ ...shared, family: 'IPv4' as const, address: '10.1.2.3' }];
  const interfaces = { Ethernet: cable, ...laptop.machine.interfaces };
  expect(startMessage({ ...laptop, machine: { ...laptop.machine, interfaces } }).words).toMatch(
    /the one in whose network the phones are:\n {2}http:\/\/192\.168\.1\.20:3000 .*\n {2}http:\/\/10\.1\.2\.3:3000 /,
  );
});

test('a machine without a network says so', () => {
  const words = startMessage({ ...laptop, machine: { ...laptop.machine, interfaces: {} } }).words;
  expect(words).toContain('This machine is in no network');
  expect(words).toContain('Vigie is ready: http://127.0.0.1:3000');
});
