/** Request timeouts against slow senders (slowloris), which would hold a connection by sending a request byte by byte. */

import type { IncomingMessage } from 'node:http';
import { HOUR_MS } from '#engine/rules/milliseconds.ts';
import type { Server } from './routing.ts';

/** Milliseconds for the headers, and for the body where the route sets no `bodyTime`. */
const BODY_TIMEOUT_MS = 30_000;
/** Upper bound of a route's `bodyTime`: Node's own request timeout. */
export const MAX_BODY_TIMEOUT_MS = HOUR_MS;

/** Closes connections whose headers or body arrive too late. */
export function limitBodyTime(server: Server): void {
  server.server.headersTimeout = BODY_TIMEOUT_MS;
  server.addHook('onRequest', ({ raw, headers, routeOptions }, _reply, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody) endWhenLate(raw, routeOptions.config.bodyTime ?? BODY_TIMEOUT_MS);
    done();
  });
}

function endWhenLate(request: IncomingMessage, time: number): void {
  const late = setTimeout(() => request.destroy(), time);
  late.unref();
  const inTime = () => clearTimeout(late);
  request.once('end', inTime);
  request.once('close', inTime);
}
