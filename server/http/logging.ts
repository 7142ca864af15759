/** Structured logs without e-mail addresses, tokens, answers or query strings. */
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import type { Config } from '../config.ts';
import type { Server } from './server.ts';

/** JSON lines on standard output. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  return pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['email', 'token', 'password', 'answer', 'authorization', '*.email', '*.token', '*.password', '*.authorization'],
      censor: '[redacted]',
    },
    serializers: { err: loggedError, req: () => undefined, res: () => undefined },
  });
}

/** A database error carries the row that it refused in `detail`: only its name, message and place are kept. */
function loggedError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    message: error.message.replace(/[^\s"'(]+@[^\s"')]+/g, '[redacted]'),
    code: error.code,
    stack: error.stack?.split('\n').slice(1, 8),
  };
}

/** One line a request: failures at `warn` and `error`, the rest at `debug`. The route is logged, never the address as it was sent. */
export function logRequests(server: Server): void {
  server.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : reply.statusCode >= 400 ? 'info' : 'debug';
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[level](line, 'request');
  });
}
