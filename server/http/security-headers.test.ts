import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Server } from './routing.ts';
import { securityHeaders } from './security-headers.ts';

const SCRIPT = "'sha256-abc='";
const NODE = ['date', 'connection', 'content-length'];

async function headersOf(prepare: (server: Server) => unknown): Promise<Record<string, unknown>> {
  const server: Server = Fastify();
  await prepare(server);
  server.get('/', async (_request, reply) => reply.send());
  const { headers } = await server.inject('/');
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NODE.includes(name)));
}

test.each([
  { trustProxy: false, hsts: false } as const,
  { trustProxy: 1, hsts: { maxAge: 31_536_000, includeSubDomains: false } } as const,
])('every header is the one that helmet sets (behind a proxy: $trustProxy)', async ({ trustProxy, hsts }) => {
  const policy = { inlineScripts: [SCRIPT], apiOrigin: 'https://vigie.example' };
  const ours = await headersOf((server) => securityHeaders(server, { trustProxy }, policy));
  const theirs = await headersOf((server) =>
    server.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'script-src': ["'self'", SCRIPT],
          'style-src': ["'self'", "'unsafe-inline'"],
          'img-src': ["'self'", 'data:'],
          'font-src': ["'self'"],
          'connect-src': ["'self'", 'https://vigie.example'],
          'frame-src': ["'self'"],
          'frame-ancestors': ["'none'"],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
        },
      },
      crossOriginEmbedderPolicy: false,
      frameguard: { action: 'deny' },
      hsts,
    }),
  );
  const { 'permissions-policy': policyOfFeatures, ...helmets } = ours;
  expect(helmets).toEqual(theirs);
  expect(policyOfFeatures).toContain('camera=(), microphone=(), geolocation=()');
});

test('in development no policy keeps the page from the scripts of the build tool', async () => {
  const headers = await headersOf((server) => securityHeaders(server, { trustProxy: false }, null));
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
});
