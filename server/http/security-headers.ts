/**
 * Security headers, as constants. `@fastify/helmet` assembles them for every answer, which adds 22 µs of processor time to the 26 µs of a
 * bare call. The test names the source of each value. Scripts and styles come only from this origin; inline ones only if their hash was in
 * the pages that are sent. React sets the style of an element through the CSSOM, which no policy on styles governs. Markup reaches a page
 * only through a named policy (Trusted Types).
 */
import type { Config } from '../config.ts';
import { POLICY_REPORTS_PATH } from './policy-reports.ts';
import type { Server } from './routing.ts';

export interface PagePolicy {
  /** Hashes (`'sha256-…'`) of the pages' inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Hashes (`'sha256-…'`) of the pages' inline styles. */
  readonly inlineStyles: readonly string[];
  /** Origin of the server that the pages call, if it differs from the pages' own. */
  readonly apiOrigin: string | undefined;
}

/** Headers that govern a document: with a script, a font or the answer to a call they are 600 bytes for nothing. */
const ON_DOCUMENTS = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Neither a page nor a frame of a scene needs any of these features.
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

/** Headers of calls: replies are not cached, and a reply that is opened as a page may neither load nor run anything. */
const ON_CALLS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};

/**
 * HSTS, only where the configuration says that a proxy with TLS stands in front, or gives a certificate: with a self-signed one, which the
 * machine made, browsers would no longer let anybody past the warning.
 */
const OVER_TLS = { 'strict-transport-security': 'max-age=31536000' };

type Transport = Pick<Config, 'trustProxy' | 'certificate'>;
type Installed = Transport & Pick<Config, 'basePath'>;

function strictTransport({ trustProxy, certificate }: Transport): Readonly<Record<string, string>> {
  return trustProxy !== false || certificate?.selfSigned === false ? OVER_TLS : {};
}

export const DOCUMENT_HEADERS: readonly string[] = ['content-security-policy', ...Object.keys(ON_DOCUMENTS)];

/** Sets the headers of the API's answers. */
export function callHeaders(server: Server, transport: Transport): void {
  sendHeaders(server, { ...ON_CALLS, ...ON_EVERYTHING, ...strictTransport(transport) });
}

/** Sets the headers of pages, and of answers for unknown addresses. @param policy null sends no Content-Security-Policy (development) */
export function pageHeaders(server: Server, { basePath, ...transport }: Installed, policy: PagePolicy | null): void {
  sendHeaders(server, {
    ...(policy === null ? {} : { 'content-security-policy': contentSecurityPolicy(policy, basePath) }),
    ...ON_DOCUMENTS,
    ...ON_EVERYTHING,
    ...strictTransport(transport),
  });
}

function sendHeaders(server: Server, headers: Readonly<Record<string, string>>): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * `page-head` is for the inline script of index.html, which writes links; `sandboxed-document` is for
 * `engine/frame/scene/sandboxed-document.tsx`, which fills frames.
 */
const TRUSTED_POLICIES = ['page-head', 'sandboxed-document'];

/**
 * Uses `report-uri`, although `report-to` is to replace it: every browser knows `report-uri`, it reports at once, and it works in a room on
 * plain HTTP, where a browser that finds both sends nothing.
 */
function contentSecurityPolicy({ inlineScripts, inlineStyles, apiOrigin }: PagePolicy, basePath: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    ["style-src 'self'", ...inlineStyles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    apiOrigin === undefined ? "connect-src 'self'" : `connect-src 'self' ${apiOrigin}`,
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_POLICIES.join(' ')}`,
    `report-uri ${basePath}${POLICY_REPORTS_PATH}`,
  ].join(';');
}
