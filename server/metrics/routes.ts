/** `GET /metrics`, for a monitoring system that knows the installation's token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { ServerError } from '../errors.ts';
import type { Server } from '../http/routing.ts';
import type { Metrics } from './metrics.ts';

/** @param token of the configuration (`METRICS_TOKEN`) */
export function metricsRoutes(server: Server, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`);
  server.get('/metrics', { config: { admission: 'always' }, schema: { hide: true } }, async ({ headers }, reply) => {
    // Digests have one length, so that comparing them takes as long for every token.
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new ServerError(401, 'invalid-token', 'Send the METRICS_TOKEN of this installation as "Authorization: Bearer …".');
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Counts every reply, by route and status; a stream is no reply, as it lasts as long as its page is open. */
export function countRequests(server: Server, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      metrics.request(request.method, request.routeOptions.url ?? 'unmatched', reply.statusCode, reply.elapsedTime);
    done();
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
