/**
 * Security headers, as constants. `@fastify/helmet` puts them together for every answer, which costs a bare call of 26 µs of processor
 * another 22. Where each value comes from is in the test.
 * Scripts and styles come only from this origin; inline ones only if their hash was in the pages that are sent. React sets the style of
 * an element through the CSSOM, which no policy on styles governs. Markup reaches a page only through a named policy (Trusted Types).
 */
import type { Config } from '../config.ts';
import { POLICY_REPORTS_PATH } from './policy-reports.ts';
import type { Server } from './routing.ts';

export interface PagePolicy {
  /** Hashes (`'sha256-…'`) of the pages' inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Likewise of inline styles. */
  readonly inlineStyles: readonly string[];
  /** Origin of the server that the pages call, when it is another one. */
  readonly apiOrigin: string | undefined;
}

/** They govern a document: on a script, a font or the answer to a call they are 600 bytes for nothing. */
const ON_DOCUMENTS = {
  'cross-origin-embedder-policy': 'require-corp',
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

/** Replies of calls are not cached; opened as a page, one may neither load nor run anything. */
const ON_CALLS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};

/**
 * HSTS, only where the configuration says that a proxy with TLS stands in front, or gives a certificate: of a self-signed one, browsers
 * would remember that nobody may go past the warning.
 */
const OVER_TLS = { 'strict-transport-security': 'max-age=31536000' };

type Transport = Pick<Config, 'trustProxy' | 'certificate'>;
type Installed = Transport & Pick<Config, 'basePath'>;

function strictTransport({ trustProxy, certificate }: Transport): Readonly<Record<string, string>> {
  return trustProxy !== false || certificate?.selfSigned === false ? OVER_TLS : {};
}

export const DOCUMENT_HEADERS: readonly string[] = ['content-security-policy', ...Object.keys(ON_DOCUMENTS)];

/** Of the API's answers. */
export function callHeaders(server: Server, transport: Transport): void {
  sendHeaders(server, { ...ON_CALLS, ...ON_EVERYTHING, ...strictTransport(transport) });
}

/** Of pages, and of what is found nowhere. @param policy null sends no Content-Security-Policy (development) */
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

/** The inline script of index.html writes links with one; `engine/frame/scene/sandboxed-document.tsx` fills frames with the other. */
const TRUSTED_POLICIES = ['page-head', 'sandboxed-document'];

/**
 * `report-uri`, though `report-to` is to follow it: every browser knows it, it reports at once, and it works in a room on plain HTTP, where
 * a browser that finds both sends nothing.
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
