/** Structured logs (JSON), redacted: no e-mail addresses, tokens, answers or query strings. */
import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import type { Config } from '../config.ts';
import { createLogOutput } from './log-output.ts';
import type { Server } from './routing.ts';

const standardOutput = createLogOutput(1);

const EMAIL = /[^\s"'(/\\]+@[^\s"')/\\]+/g;

/** A logger that writes JSON lines. @param lines the output; standard output by default */
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
      // Redacts the finished line, as addresses also occur in error messages, which quote the input.
      hooks: { streamWrite: (line) => line.replace(EMAIL, '[redacted]') },
    },
    lines,
  );
}

/**
 * The safe fields of an error. Left out: `detail` of a database error, which holds the refused row, and the message of a
 * syntax error, which quotes its text.
 */
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

/**
 * Access log, one line a request: server errors at `error`, client errors at `info`, the rest at `debug`. A line holds the route's
 * pattern, never the requested URL.
 */
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
