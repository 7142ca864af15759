/** One request, as it stands: nothing is mended, followed or tried again. */
import { Agent, request as ask } from 'node:http';
import type { Socket } from 'node:net';

export interface Outgoing {
  readonly method: string;
  /** Path and query, percent-encoded or not. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

export interface Incoming {
  readonly status: number;
  readonly text: string;
}

/** Milliseconds; nothing that the server does takes so long. */
const TIMEOUT_MS = 30_000;

/** @returns the reply; rejects when the connection broke */
export type Send = (url: string, outgoing: Outgoing) => Promise<Incoming>;

/** @param connections kept open at most */
export function createSender(connections: number): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** What each connection was asked last: where one breaks, that may be the cause. */
  const before = new WeakMap<Socket, string>();
  const send: Send = (url, { method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url);
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      // What Node's parser refuses ends the connection, also for whoever comes next on it.
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
