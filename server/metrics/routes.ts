/** `GET /metrics`, for a monitoring system that knows the installation's token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { ServerError } from '../errors.ts';
import type { Server } from '../http/routing.ts';
import type { Metrics } from './metrics.ts';

/** @param token from the configuration (`METRICS_TOKEN`) */
export function metricsRoutes(server: Server, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`);
  server.get('/metrics', { config: { admission: 'always' }, schema: { hide: true } }, async ({ headers }, reply) => {
    // Compares digests, as they have equal lengths: the comparison takes equally long for every token.
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new ServerError(401, 'invalid-token', 'Send the METRICS_TOKEN of this installation as "Authorization: Bearer …".');
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Counts every reply by route and status. Streams are left out, as a stream lasts as long as its page is open. */
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
