/** Sends one request unchanged: it is not corrected, redirected or repeated. */
import { Agent, request as ask } from 'node:http';
import type { Socket } from 'node:net';

export interface Outgoing {
  readonly method: string;
  /** Path and query, as they are sent: percent-encoded or not. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

export interface Incoming {
  readonly status: number;
  readonly text: string;
}

/** Milliseconds after which a request has failed: nothing that the server does takes so long. */
const TIMEOUT_MS = 30_000;

/** @returns the reply @throws Error when the connection broke */
export type Send = (url: string, outgoing: Outgoing) => Promise<Incoming>;

/** @param connections maximum number of open connections */
export function createSender(connections: number): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** The last request on each connection: when a connection breaks, that request may be the cause. */
  const before = new WeakMap<Socket, string>();
  const send: Send = (url, { method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url);
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      // A request that Node's parser refuses ends its connection, and would fail the next request on it. So it gets a connection of its
      // own.
      const alone = !/^[\x21-\x7e]*$/.test(path) || path.length + JSON.stringify(headers).length > 8000;
      const outgoing = ask({
        agent: alone ? false : agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...length },
        timeout: TIMEOUT_MS,
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no reply in ${TIMEOUT_MS} ms`)));
      let former = 'nothing';
      outgoing.on('socket', (socket) => {
        former = before.get(socket) ?? 'nothing';
        before.set(socket, `${method} ${path} ${JSON.stringify(headers)} and ${length['content-length'] ?? 'no'} bytes`);
      });
      outgoing.on('error', (error) =>
        reject(new Error(`${error.message}, on a connection that was asked before: ${former.slice(0, 1500)}`)),
      );
      outgoing.on('response', (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }));
      });
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}
