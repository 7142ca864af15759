/** Routes of the built site: pages, hashed files and the 404 page, compressed at build. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { CONSOLE_PAGES } from '#schemas/console-pages.ts';
import { languageOf, plainFailure } from '../http/error-replies.ts';
import type { Server } from '../http/routing.ts';
import { pagesOf } from './pages.ts';
import { type SiteFiles, sendFile, sendImmutable } from './site-files.ts';

/** Seconds. */
const YEAR = 31_536_000;
/** Seconds. */
const HOUR = 3600;

/** Fallback page, for addresses without a page of their own. */
const SHELL = 'shell.html';

/**
 * Serves the files of a folder that holds index.html, shell.html, console.html, assets/ and the files of public/.
 * @param basePath path prefix of the installation, for redirects; '' for none
 */
export function siteRoutes(server: Server, challenges: readonly RegisteredChallenge[], files: SiteFiles, basePath: string): void {
  const hidden = { schema: { hide: true } };
  const shown = { ...hidden, exposeHeadRoute: true };
  const serve = (path: string, name: string) => server.get(path, shown, (request, reply) => page(request, reply, files, name));
  for (const [path, name] of pagesOf(challenges)) serve(path, name);
  for (const name of files.keys()) if (!name.includes('/') && !name.endsWith('.html')) serve(`/${name}`, name);
  // A browser without scripts posts the login form: it is redirected to the page's notice, without reading the body.
  server.post('/user-login', { ...hidden, onRequest: async (_request, reply) => reply.redirect(`${basePath}/`, 303) }, notFound);
  server.get<{ Params: { '*': string } }>('/assets/*', shown, (request, reply) => {
    const file = files.get(`assets/${request.params['*']}`);
    if (!file) return reply.callNotFound();
    return sendImmutable(request, reply.header('cache-control', `max-age=${YEAR}, immutable`), file);
  });
}

function page(request: FastifyRequest, reply: FastifyReply, files: SiteFiles, name: string): FastifyReply {
  const file = files.get(name);
  if (!file) return notFound(request, reply);
  // A browser requests the icon at each change of the address, so icons get a lifetime.
  const lifetime = file.type.startsWith('image/') ? `max-age=${HOUR}` : 'no-cache';
  return sendFile(request, reply.header('cache-control', lifetime), file);
}

/** Replies to an unknown address: a browser gets the page that says so, a program gets a JSON error. */
export function replyUnknown(server: Server, files: SiteFiles | undefined): void {
  server.setNotFoundHandler((request, reply) => {
    if (files && wantsPage(request)) return page(request, reply.code(404), files, SHELL);
    return notFound(request, reply);
  });
}

/**
 * For development: passes an unknown GET or HEAD to `next` (Vite's middlewares), which replies. Any other unknown request gets a JSON
 * error.
 */
export function leaveUnknown(server: Server, next: (request: IncomingMessage, response: ServerResponse) => void): void {
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(request, reply);
    reply.hijack();
    next(request.raw, reply.raw);
    return reply;
  });
}

/**
 * Redirects a browser to the console if it opens the address of one of the console's calls: a shortened `/admin/sessions/…/room`, for
 * example, would otherwise show JSON. Must be called before those calls are registered.
 * @param basePath path prefix of the installation; '' for none
 */
export function leadToConsole(calls: Server, basePath: string): void {
  calls.addHook('onRequest', async (request, reply) => {
    // A call from a page sends its token; a browser that opens an address sends none.
    if (!request.url.startsWith(`${CONSOLE}/`) || !wantsPage(request) || request.headers.authorization !== undefined) return;
    return reply.redirect(basePath + CONSOLE, 303);
  });
}

const CONSOLE = CONSOLE_PAGES[0].path;

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, reply: body } = plainFailure(404, languageOf(request));
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
