/** `GET /openapi.json`: every call with its payloads and required authentication, which is derived from the route's hooks. */
import Fastify, { type RouteOptions } from 'fastify';
import { ROLES } from '#schemas/console-constants.ts';
import type { Authentication } from '../access/authentication.ts';
import { scopesOf } from '../access/token-scopes.ts';
import { VERSION } from '../version.ts';
import { failures, type Server } from './routing.ts';

type Security = readonly Readonly<Record<string, readonly string[]>>[];

type Described = Pick<RouteOptions, 'method' | 'url' | 'schema'>;

/** Describes the routes that are registered after this call. @returns the document as text, built at the first request and cached */
export function describeCalls(server: Server, authentication: Authentication): () => Promise<string> {
  const security = new Map<unknown, Security>([
    [authentication.optionalPlayer, [{ player: [] }, {}]],
    [authentication.playerOrPreview, [{ player: [] }, { console: ['observer'] }, {}]],
    [authentication.player, [{ player: [] }]],
    [authentication.projector, [{ projector: [] }]],
    [authentication.remote, [{ remote: [] }]],
    [authentication.returning, [{ appointment: [] }]],
    ...ROLES.map((role) => [authentication[role], [{ console: [role] }]] as const),
  ]);
  const calls: Described[] = [];
  server.addHook('onRoute', (route) => {
    const { method, url, schema = {} } = route;
    // Failures are in the document only: error-replies.ts writes them, so that a serializer for each route would be unused.
    route.schema = { ...schema, response: withoutFailures(schema.response) };
    if (method === 'HEAD' || schema.hide) return;
    const scopes = scopesOf(String(method), url);
    const found = hooksOf(route).flatMap((hook) => security.get(hook) ?? []);
    if (scopes.length > 0) found.push({ apiToken: scopes });
    const named = { ...schema, operationId: operationOf(String(method), url), tags: [subjectOf(url)] };
    calls.push({ method, url, schema: found.length > 0 ? { ...named, security: found } : named });
  });
  let document: Promise<string> | undefined;
  return () => {
    document ??= documentOf(calls);
    return document;
  };
}

/** Built by a second server, which never listens: the OpenAPI plugin is seldom needed and would slow down the start. */
async function documentOf(calls: readonly Described[]): Promise<string> {
  const { default: swagger } = await import('@fastify/swagger');
  const describer = Fastify({ exposeHeadRoutes: false })
    .setValidatorCompiler(() => () => true)
    .setSerializerCompiler(() => JSON.stringify);
  await describer.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vigie',
        version: VERSION,
        description:
          'Times are ISO 8601 in UTC, points decimal numbers. Every failure is `{message, code, field?}`; 429 and 503 say in Retry-After when to come back.',
      },
      components: {
        securitySchemes: {
          player: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of `POST /auth/login`. Without one a call is a guest’s.',
          },
          console: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of `POST /login`, of an account with this role or a higher one.',
          },
          apiToken: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API token of an account of the console, of one of these scopes.',
          },
          projector: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of `POST /admin/sessions/{id}/projector`.',
          },
          remote: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of `POST /remote/pair`, of a paired telephone.',
          },
          appointment: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token that the browser drew for `POST /me/appointments`.',
          },
        },
      },
    },
  });
  for (const call of calls) describer.route({ ...call, handler: () => undefined });
  await describer.ready();
  return JSON.stringify(describer.swagger());
}

/** OpenAPI `operationId`, by which generated clients name the call: `GET /admin/sessions/:id/events` → `getAdminSessionsIdEvents`. */
function operationOf(method: string, url: string): string {
  const words = url.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** OpenAPI tag of a call: `admin/sessions` for the console's, `challenges` for a player's. */
function subjectOf(url: string): string {
  const [first = '', second = ''] = url.split(/[/.]/).filter(Boolean);
  return first === 'admin' ? `admin/${second}` : first;
}

function withoutFailures(response: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(response ?? {}).filter(([status]) => !(status in failures)));
}

function hooksOf({ onRequest }: RouteOptions): readonly unknown[] {
  return [onRequest].flat();
}
