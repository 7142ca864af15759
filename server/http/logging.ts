/** Structured logs without e-mail addresses, tokens, answers or query strings. */
import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import type { Config } from '../config.ts';
import { createLogOutput } from './log-output.ts';
import type { Server } from './routing.ts';

const standardOutput = createLogOutput(1);

const EMAIL = /[^\s"'(/\\]+@[^\s"')/\\]+/g;

/** JSON lines. @param lines where they go; standard output without it */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  lines: DestinationStream = standardOutput,
): FastifyBaseLogger {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'email',
          'token',
          'password',
          'answer',
          'authorization',
          '*.email',
          '*.token',
          '*.password',
          '*.answer',
          '*.authorization',
        ],
        censor: '[redacted]',
      },
      serializers: { err: loggedError, req: () => undefined, res: () => undefined },
      // Wherever an address got in: messages of errors hold what was sent.
      hooks: { streamWrite: (line) => line.replace(EMAIL, '[redacted]') },
    },
    lines,
  );
}

/** A database error carries the row that it refused in `detail`, a syntax error the text itself: name, place and a safe message are kept. */
function loggedError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    message: error instanceof SyntaxError ? '[redacted]' : error.message,
    code: error.code,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 7),
  };
}

/** One line a request: our failures at `error`, the caller's at `info`, the rest at `debug`. The route is logged, never the address as it was sent. */
export function logRequests(server: Server): void {
  server.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'error' : reply.statusCode >= 400 ? 'info' : 'debug';
    const line = {
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[level](line, 'request');
    done();
  });
}
