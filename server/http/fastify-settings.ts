/** Fastify's options: limits, trusted proxies, the path prefix, TLS. */
import { type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { withoutBasePath } from './base-path.ts';
import { MAX_BODY_TIMEOUT_MS } from './body-time.ts';
import { boundedConnections } from './bounded-connections.ts';
import { frameworkErrors } from './error-replies.ts';
import { BODY_LIMIT } from './json-body.ts';
import { refuseUnreadable } from './unreadable-requests.ts';

type Reached = Pick<Config, 'trustProxy' | 'basePath' | 'certificate'>;

export function fastifySettings({ trustProxy, basePath, certificate }: Reached): FastifyServerOptions {
  return {
    ...(basePath !== '' && { rewriteUrl: ({ url = '/' }) => withoutBasePath(url, basePath) }),
    serverFactory: boundedConnections(certificate),
    bodyLimit: BODY_LIMIT,
    // No call is asked for its headers alone: many would read all of their data for nothing, and be audited as an export.
    exposeHeadRoutes: false,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // No child logger for each request: few requests write a line, and those lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: MAX_BODY_TIMEOUT_MS,
    // Graceful shutdown: requests on open connections are still answered while the server closes.
    return503OnClosing: false,
    frameworkErrors,
    clientErrorHandler: refuseUnreadable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  };
}
