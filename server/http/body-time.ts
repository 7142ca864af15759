/** How long a request may take to arrive: a caller who sends it drop by drop would keep a connection for nothing. */
import type { IncomingMessage } from 'node:http';
import type { Server } from './routing.ts';

/** Milliseconds that headers have to arrive, and a body where the route's `bodyTime` says nothing else. */
const BODY_TIMEOUT_MS = 30_000;
/** No route's `bodyTime` may be longer: Node itself ends what takes more. */
export const MAX_BODY_TIMEOUT_MS = 60 * 60_000;

/** Ends connections whose headers or body are late. */
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
