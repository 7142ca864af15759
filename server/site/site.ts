/** The built site: pages, hashed files and the 404 page, compressed at build. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { plainFailure } from '../http/error-replies.ts';
import type { Server } from '../http/routing.ts';
import { DOCUMENT_HEADERS } from '../http/security-headers.ts';
import { pagesOf } from './pages.ts';

const YEAR = 31_536_000;
const ASSETS = `${sep}assets${sep}`;

/** Serves a folder that holds index.html, shell.html, assets/ and `.br`, `.gz` files beside each. */
export async function siteRoutes(server: Server, challenges: readonly RegisteredChallenge[], directory: string): Promise<void> {
  await server.register(staticFiles, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html'],
    cacheControl: false,
    schemaHide: true,
    setHeaders(reply, path) {
      const asset = path.includes(ASSETS);
      reply.header('cache-control', asset ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      if (asset) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    },
  });
  for (const [path, file] of pagesOf(challenges)) {
    server.get(path, { schema: { hide: true } }, (_request, reply) => reply.sendFile(file));
  }
}

/** Sends a browser the page that finds nothing at its address, and a program a JSON error. */
export function replyUnknown(server: Server, site: boolean): void {
  server.setNotFoundHandler((request, reply) => {
    if (site && wantsPage(request)) return reply.code(404).sendFile('shell.html');
    return notFound(request, reply);
  });
}

/**
 * For development: an unknown GET or HEAD is left to `next`, which answers it (Vite's middlewares). Everything else is a JSON error.
 */
export function leaveUnknown(server: Server, next: (request: IncomingMessage, response: ServerResponse) => void): void {
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(request, reply);
    reply.hijack();
    next(request.raw, reply.raw);
    return reply;
  });
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, reply: body } = plainFailure(404, request.url);
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
