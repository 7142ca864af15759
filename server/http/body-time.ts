/** How long a request may take to arrive: a caller who sends it drop by drop would keep a connection for nothing. */
import type { Server } from './server.ts';

/** Milliseconds that headers have to arrive, and a body where the route's `bodyTime` says nothing else. */
const BODY_TIME = 30_000;
/** No route's `bodyTime` may be longer: Node itself ends what takes more. */
export const LONGEST_BODY_TIME = 60 * 60_000;

/** Ends connections whose headers or body are late. */
export function limitBodyTime(server: Server): void {
  server.server.headersTimeout = BODY_TIME;
  server.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const late = setTimeout(() => raw.destroy(), routeOptions.config.bodyTime ?? BODY_TIME);
    late.unref();
    const inTime = () => clearTimeout(late);
    raw.once('end', inTime);
    raw.once('close', inTime);
  });
}
