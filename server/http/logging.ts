/** Structured logs (JSON), redacted: no e-mail addresses, tokens, answers or query strings. */
import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import type { Config } from '../config.ts';
import { type Admission, REFUSABLE } from './admission.ts';
import { createLogOutput } from './log-output.ts';
import type { Server } from './routing.ts';

/** Milliseconds between two lines about calls that were refused under load. */
const REFUSALS_INTERVAL_MS = 10_000;

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
 * pattern, never the requested URL. Calls that admission refuses are at `debug` too, and summed up at `warn`.
 */
export function logRequests(server: Server, admission: Pick<Admission, 'wait' | 'refusals'>): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const level = request.refusedUnderLoad || statusCode < 400 ? 'debug' : statusCode < 500 ? 'info' : 'error';
    const line = {
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[level](line, 'request');
    done();
  });
  sumUpRefusals(server, admission);
}

/**
 * One line for all calls refused since the last one, by class: a line for each would be a quarter of what it costs to refuse. The last
 * line is written as the server closes, so that the lines add up to all that was refused.
 */
function sumUpRefusals(server: Server, admission: Pick<Admission, 'wait' | 'refusals'>): void {
  let logged = { ...admission.refusals() };
  const sumUp = () => {
    const refused = { ...admission.refusals() };
    const since = Object.fromEntries(REFUSABLE.map((kind) => [kind, refused[kind] - logged[kind]]));
    if (REFUSABLE.every((kind) => since[kind] === 0)) return;
    logged = refused;
    server.log.warn({ ...since, waitMs: Math.round(admission.wait()) }, 'calls were refused under load');
  };
  const regularly = setInterval(sumUp, REFUSALS_INTERVAL_MS).unref();
  // Called after the last reply.
  server.addHook('onClose', async () => {
    clearInterval(regularly);
    sumUp();
  });
}
