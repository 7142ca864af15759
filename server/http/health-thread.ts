/**
 * The thread of the health port: answers `/healthz` and nothing else, without the event loop of the server. It posts a message once it
 * listens, or with the error of a failure to listen.
 */
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { HealthThreadData, HealthThreadStart } from './health-port.ts';
import { shareLiveness } from './shared-liveness.ts';

/** Connections at a time: a handful of probes, and no flood. */
const MAX_CONNECTIONS = 64;
/** Milliseconds for a request, and for an idle connection. */
const TIMEOUT_MS = 5_000;

const { place, memory, version }: HealthThreadData = workerData;
const liveness = shareLiveness(memory);
const post = (start: HealthThreadStart) => parentPort?.postMessage(start);

const server = createServer(
  {
    requestTimeout: TIMEOUT_MS,
    headersTimeout: TIMEOUT_MS,
    keepAliveTimeout: TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_MS,
  },
  ({ method, url = '' }, reply) => {
    reply.setHeader('content-type', 'application/json; charset=utf-8');
    reply.setHeader('cache-control', 'no-store');
    if (url.split('?', 1)[0] !== '/healthz' || (method !== 'GET' && method !== 'HEAD')) {
      reply.statusCode = 404;
      reply.end(JSON.stringify({ error: 'not-found', message: 'The health port answers GET /healthz only.' }));
      return;
    }
    const told = liveness.read();
    reply.statusCode = told.status === 'stuck' ? 503 : 200;
    reply.end(JSON.stringify({ ...told, version }));
  },
);
server.maxConnections = MAX_CONNECTIONS;
// An error loses its code on its way to another thread.
server.once('error', (error) => post({ failed: { message: error.message, code: 'code' in error ? String(error.code) : '' } }));
server.listen(place, () => post({ failed: null }));
