/** Security headers. Scripts run only from this origin; inline ones only if their hash was in the built pages. */
import helmet from '@fastify/helmet';
import type { Config } from '../config.ts';
import type { Server } from './server.ts';

export interface PagePolicy {
  /** Hashes (`'sha256-…'`) of the pages' inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Origin of the server that the pages call, when it is another one. */
  readonly apiOrigin: string | undefined;
}

/** @param policy null sends no Content-Security-Policy (development) */
export async function securityHeaders(server: Server, config: Config, policy: PagePolicy | null): Promise<void> {
  await server.register(helmet, {
    global: true,
    contentSecurityPolicy: policy !== null && {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...policy.inlineScripts],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(policy.apiOrigin === undefined ? [] : [policy.apiOrigin])],
        'frame-src': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    // Only whoever runs the server behind a proxy with TLS may promise TLS.
    hsts: config.trustProxy === false ? false : { maxAge: 31_536_000, includeSubDomains: false },
  });
}
