/** `GET /openapi.json`: every call with its payloads, and who may make it, read off the hooks that see to it. */
import swagger from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import { ROLES } from '#schemas/console-words.ts';
import type { Authentication } from '../access/authentication.ts';
import type { Server } from './routing.ts';

type Security = readonly Readonly<Record<string, readonly string[]>>[];

/** Describes the calls that are registered after it. */
export async function describeCalls(server: Server, authentication: Authentication): Promise<void> {
  const security = new Map<unknown, Security>([
    [authentication.optionalPlayer, [{ player: [] }, {}]],
    [authentication.player, [{ player: [] }]],
    ...ROLES.map((role) => [authentication[role], [{ console: [role] }]] as const),
  ]);
  server.addHook('onRoute', (route) => {
    const found = hooksOf(route).flatMap((hook) => security.get(hook) ?? []);
    if (found.length > 0) route.schema = { ...route.schema, security: found };
  });
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vigie',
        version: '1',
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
        },
      },
    },
  });
}

function hooksOf({ onRequest }: RouteOptions): readonly unknown[] {
  return [onRequest].flat();
}
