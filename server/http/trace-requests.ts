/** A span for each call, by route and status. */
import type { FastifyRequest } from 'fastify';
import type { Tracing } from '../tracing.ts';
import type { Server } from './routing.ts';

/**
 * To be registered before other hooks, whose work belongs to the call's span. Probes have no span, nor
 * streams, which last as long as a page.
 */
export function traceRequests(server: Server, tracing: Tracing): void {
  const ends = new WeakMap<FastifyRequest, ReturnType<Tracing['call']>>();
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.admission === 'always') done();
    else ends.set(request, tracing.call(request.headers, done));
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      ends.get(request)?.(request.routeOptions.url ?? 'unmatched', request.method, reply.statusCode);
    done();
  });
}
