/**
 * What no request can be read from: a line that is none, headers beyond measure or too late. No route is reached, so it is answered on
 * the connection itself, which then ends.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { unanswered } from './bounded-connections.ts';
import { plainFailure } from './error-replies.ts';

/** Codes of Node; all others are 400. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** For `clientErrorHandler`. */
export function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // Beside another answer it would be taken for that one, or for a part of it.
  const alone = unanswered(socket).every(({ req, headersSent }) => !req.complete && !headersSent);
  if (alone && socket.writable) socket.write(answer(STATUSES[error.code ?? ''] ?? 400, mayHaveBody(error)));
  socket.destroy(error);
}

/** An answer to HEAD has no body: its client would take it for the next answer. Of headers without end the method may be long gone. */
function mayHaveBody({ code, rawPacket }: ConnectionError): boolean {
  // Fastify's type takes it for the JSON of a buffer.
  const begin = rawPacket instanceof Buffer ? rawPacket.toString('latin1', 0, 16) : '';
  const [method] = begin.match(/^[A-Z]+(?= )/) ?? [];
  return method === undefined ? code !== 'HPE_HEADER_OVERFLOW' : method !== 'HEAD';
}

function answer(status: number, withBody: boolean): string {
  const body = JSON.stringify(plainFailure(status, '').reply);
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
