/** Security headers. Scripts run only from this origin; inline ones only if their hash was in the built pages. */
import helmet from '@fastify/helmet';
import type { Config } from '../config.ts';
import type { Server } from './server.ts';

/** @param inlineScripts hashes (`'sha256-…'`) of the pages' inline scripts; null sends no Content-Security-Policy (development) */
export async function securityHeaders(server: Server, config: Config, inlineScripts: readonly string[] | null): Promise<void> {
  await server.register(helmet, {
    global: true,
    contentSecurityPolicy: inlineScripts !== null && {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inlineScripts],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
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
