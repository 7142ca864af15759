import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Server } from './routing.ts';
import { callHeaders, pageHeaders } from './security-headers.ts';

const SCRIPT = "'sha256-abc='";
const STYLE = "'sha256-def='";
const NODE = ['date', 'connection', 'content-length'];

const POLICY = [
  "default-src 'self'",
  `script-src 'self' ${SCRIPT}`,
  `style-src 'self' ${STYLE}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' https://vigie.example",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types page-head sandboxed-document',
  'report-uri /vigie/csp-reports',
];
const NO_FEATURES = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()';

/** Every header of a page, and where its value comes from. */
const ON_PAGES: readonly (readonly [header: string, value: string, source: string])[] = [
  ['content-security-policy', POLICY.join(';'), 'https://www.w3.org/TR/CSP3/: what our pages load, and nothing else'],
  ['cross-origin-embedder-policy', 'require-corp', 'HTML Standard, Cross-origin embedder policies: the strictest'],
  ['cross-origin-opener-policy', 'same-origin', 'OWASP HTTP Headers Cheat Sheet; HTML Standard, Cross-origin opener policies'],
  ['cross-origin-resource-policy', 'same-origin', 'Fetch Standard, Cross-Origin-Resource-Policy header: the strictest'],
  ['origin-agent-cluster', '?1', 'HTML Standard, Origin-keyed agent clusters'],
  ['permissions-policy', NO_FEATURES, 'https://www.w3.org/TR/permissions-policy/: an empty list allows nobody'],
  ['referrer-policy', 'no-referrer', 'https://www.w3.org/TR/referrer-policy/: the strictest'],
  ['x-content-type-options', 'nosniff', 'Fetch Standard, X-Content-Type-Options header'],
  ['x-dns-prefetch-control', 'off', 'MDN, X-DNS-Prefetch-Control; a default of helmet 8'],
  ['x-download-options', 'noopen', 'Internet Explorer 8 security, part V; a default of helmet 8'],
  ['x-frame-options', 'DENY', 'RFC 7034, 2.1: for browsers that know no frame-ancestors'],
  ['x-permitted-cross-domain-policies', 'none', 'OWASP Secure Headers Project; a default of helmet 8'],
  ['x-xss-protection', '0', 'OWASP HTTP Headers Cheat Sheet: the filter of old browsers did harm'],
];

const ON_CALLS = [
  ['cache-control', 'no-store', 'RFC 9111, 5.2.2.5; OWASP REST Security Cheat Sheet'],
  ['content-security-policy', "default-src 'none';frame-ancestors 'none'", 'OWASP REST Security Cheat Sheet'],
  ['cross-origin-resource-policy', 'same-origin', 'Fetch Standard, Cross-Origin-Resource-Policy header: the strictest'],
  ['referrer-policy', 'no-referrer', 'OWASP REST Security Cheat Sheet'],
  ['x-content-type-options', 'nosniff', 'OWASP REST Security Cheat Sheet'],
  ['x-frame-options', 'DENY', 'OWASP REST Security Cheat Sheet'],
] as const;

const HSTS = [
  'strict-transport-security',
  'max-age=31536000',
  'RFC 6797, 6.1: a year; what else a domain serves is not ours',
] as const;

async function headersOf(prepare: (server: Server) => unknown): Promise<Record<string, unknown>> {
  const server: Server = Fastify();
  await prepare(server);
  server.get('/', async (_request, reply) => reply.send());
  const { headers } = await server.inject('/');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NODE.includes(name)));
}

const CERTIFICATE = { cert: '', key: '', fingerprint: '' };

test.each([
  { where: 'plain', trustProxy: false, certificate: null, more: [] },
  { where: 'behind a proxy', trustProxy: 1, certificate: null, more: [HSTS] },
  { where: 'with a certificate', trustProxy: false, certificate: { ...CERTIFICATE, selfSigned: false }, more: [HSTS] },
  { where: 'with one of its own', trustProxy: false, certificate: { ...CERTIFICATE, selfSigned: true }, more: [] },
])('these headers are sent, and no others: $where', async ({ trustProxy, certificate, more }) => {
  const policy = { inlineScripts: [SCRIPT], inlineStyles: [STYLE], apiOrigin: 'https://vigie.example' };
  const page = await headersOf((server) => pageHeaders(server, { trustProxy, certificate, basePath: '/vigie' }, policy));
  expect(page).toEqual(Object.fromEntries([...ON_PAGES, ...more]));
  const call = await headersOf((server) => callHeaders(server, { trustProxy, certificate }));
  expect(call).toEqual(Object.fromEntries([...ON_CALLS, ...more]));
});

test('in development no policy keeps the page from the scripts of the build tool', async () => {
  const headers = await headersOf((server) => pageHeaders(server, { trustProxy: false, certificate: null, basePath: '' }, null));
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
});
