/**
 * Malformed requests: an invalid request line, headers that are too large or too late. Such requests reach no route, so the answer is
 * written to the socket, which is then closed.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { unanswered } from './bounded-connections.ts';
import { plainFailure } from './error-replies.ts';

/** Node's error codes; all others are answered with 400. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Handler for Fastify's `clientErrorHandler`. */
export function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // If another answer is under way, the client would take this one for that answer, or for a part of it.
  const alone = unanswered(socket).every(({ req, headersSent }) => !req.complete && !headersSent);
  if (alone && socket.writable) socket.write(answer(STATUSES[error.code ?? ''] ?? 400, mayHaveBody(error)));
  socket.destroy(error);
}

/**
 * Whether the answer may have a body. An answer to HEAD may not: the client would read the body as the next answer. If headers are too
 * large, the method may be in an earlier packet, so there is no body either.
 */
function mayHaveBody({ code, rawPacket }: ConnectionError): boolean {
  // Fastify's types declare the JSON of a buffer, but `rawPacket` is a buffer.
  const begin = rawPacket instanceof Buffer ? rawPacket.toString('latin1', 0, 16) : '';
  const [method] = begin.match(/^[A-Z]+(?= )/) ?? [];
  return method === undefined ? code !== 'HPE_HEADER_OVERFLOW' : method !== 'HEAD';
}

function answer(status: number, withBody: boolean): string {
  const body = JSON.stringify(plainFailure(status, 'fr').reply);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    withBody ? body : '',
  ].join('\r\n');
}
