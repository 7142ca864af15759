/** Builds the packets of the capture. */
import type { Packet } from './artifacts.ts';

/** Addresses of the devices on the guest Wi-Fi, and of the servers that they call. */
export const ADDRESSES = {
  laptop: '198.51.100.34',
  phone: '198.51.100.21',
  tablet: '198.51.100.47',
  visitor: '198.51.100.52',
  resolver: '192.0.2.1',
  portal: '192.0.2.2',
  vpn: '192.0.2.9',
  website: '192.0.2.20',
  mail: '192.0.2.25',
  intranet: '192.0.2.30',
  library: '192.0.2.40',
  tides: '192.0.2.60',
} as const;

export type Line = Omit<Packet, 'id'>;
type Address = (typeof ADDRESSES)[keyof typeof ADDRESSES];
type Route = readonly [timestamp: string, ip: Address, destination: Address];

interface HttpExchange {
  readonly method: 'GET' | 'POST';
  readonly host: string;
  readonly path: string;
  readonly requestHeaders?: readonly string[];
  readonly body?: { readonly type: string; readonly text: string };
  /** The status line of the response, without the protocol. */
  readonly status: `${number} ${string}`;
  readonly answer: readonly string[];
}

const BYTES = new TextEncoder();

/** A request in clear text and its response. */
export function http([timestamp, ip, destination]: Route, exchange: HttpExchange): Line {
  const { method, host, path, requestHeaders = [], body, status, answer } = exchange;
  const request = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...requestHeaders,
    ...(body
      ? [`Content-Type: ${body.type}`, `Content-Length: ${BYTES.encode(body.text).length}`, '', body.text]
      : ['Accept-Language: fr-FR']),
  ];
  const raw = [...request, '', `HTTP/1.1 ${status}`, ...answer].join('\n');
  return { ip, destination, timestamp, protocol: 'HTTP', method, path, status: Number.parseInt(status, 10), raw };
}

/** The first message of a TLS connection, in which the site's name is still readable. */
export function clientHello([timestamp, ip, destination]: Route, host: string): Line {
  const raw = [
    'Transport Layer Security',
    '  Content Type: Handshake (22)',
    '  Handshake Type: Client Hello (1)',
    `  Extension: server_name = ${host}`,
    '  Extension: supported_versions = TLS 1.3, TLS 1.2',
  ].join('\n');
  return { ip, destination, timestamp, protocol: 'TLS', method: '', path: `Client Hello, ${host}`, status: null, raw };
}

/** Encrypted data after the first message: nothing can be read. @param hex the bytes in hexadecimal */
export function applicationData([timestamp, ip, destination]: Route, hex: string): Line {
  const raw = [
    'Transport Layer Security',
    '  Content Type: Application Data (23)',
    '  Version: TLS 1.2 (0x0303)',
    `  Length: ${hex.length / 2}`,
    `  Encrypted Application Data: ${hex}`,
  ].join('\n');
  return { ip, destination, timestamp, protocol: 'TLS', method: '', path: 'Encrypted Application Data', status: null, raw };
}

/** A packet of a VPN tunnel: not even the site's name can be read. */
export function tunnel([timestamp, ip, destination]: Route, hex: string): Line {
  const raw = [
    'Encapsulating Security Payload',
    `  ESP SPI: 0x${hex.slice(0, 8)}`,
    '  ESP Sequence: 417',
    `  Encrypted Payload: ${hex.slice(8)}`,
  ].join('\n');
  return { ip, destination, timestamp, protocol: 'ESP', method: '', path: 'Encrypted Payload', status: null, raw };
}

export function lookup([timestamp, ip, destination]: Route, host: string, address: Address): Line {
  const raw = [
    'Domain Name System',
    `  Query: ${host}, type A, class IN`,
    `  Answer: ${host}, type A, class IN, addr ${address}`,
  ].join('\n');
  return { ip, destination, timestamp, protocol: 'DNS', method: '', path: `A ${host}`, status: null, raw };
}
