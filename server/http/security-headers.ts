/**
 * Security headers, as constants: to put them together for every answer would cost more than a short answer. Where each value comes
 * from is in the test.
 * Scripts run only from this origin; inline ones only if their hash was in the built pages.
 */
import type { Config } from '../config.ts';
import type { Server } from './routing.ts';

export interface PagePolicy {
  /** Hashes (`'sha256-…'`) of the pages' inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Origin of the server that the pages call, when it is another one. */
  readonly apiOrigin: string | undefined;
}

/** They govern a document: on a script, a style or a font they are 600 bytes for nothing. */
const ON_DOCUMENTS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Nothing here, nor in a frame of a scene, needs any of them.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const ON_EVERYTHING = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export const DOCUMENT_HEADERS: readonly string[] = ['content-security-policy', ...Object.keys(ON_DOCUMENTS)];

/** @param policy null sends no Content-Security-Policy (development) */
export function securityHeaders(server: Server, { trustProxy }: Pick<Config, 'trustProxy'>, policy: PagePolicy | null): void {
  const headers = {
    ...(policy === null ? {} : { 'content-security-policy': contentSecurityPolicy(policy) }),
    ...ON_DOCUMENTS,
    ...ON_EVERYTHING,
    // Only whoever runs the server behind a proxy with TLS may promise TLS.
    ...(trustProxy === false ? {} : { 'strict-transport-security': 'max-age=31536000' }),
  };
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function contentSecurityPolicy({ inlineScripts, apiOrigin }: PagePolicy): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    apiOrigin === undefined ? "connect-src 'self'" : `connect-src 'self' ${apiOrigin}`,
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
}
