/** How Fastify itself is set: limits, trust in proxies. */
import { type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { MAX_BODY_TIMEOUT_MS } from './body-time.ts';
import { boundedConnections } from './bounded-connections.ts';
import { frameworkErrors } from './error-replies.ts';
import { BODY_LIMIT } from './json-body.ts';
import { refuseUnreadable } from './unreadable-requests.ts';

export function fastifySettings({ trustProxy }: Pick<Config, 'trustProxy'>): FastifyServerOptions {
  return {
    serverFactory: boundedConnections,
    bodyLimit: BODY_LIMIT,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // A logger of its own for each request would be made for nothing: few write a line. Those that do name it.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: MAX_BODY_TIMEOUT_MS,
    // What comes on an open connection while the server closes is answered like everything before it.
    return503OnClosing: false,
    frameworkErrors,
    clientErrorHandler: refuseUnreadable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  };
}
