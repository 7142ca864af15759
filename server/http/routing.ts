/** The Fastify instance as routes see it, and what their declarations share. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import { ErrorSchema } from '#schemas/error.ts';

export type Server = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Message when a required field of the body is missing; otherwise one that names the field. */
    requiredMessage?: string;
    /** Milliseconds in which the body must have arrived; 30 s without it. */
    bodyTime?: number;
    /** The body may hold texts that no database can: nothing of it is stored as it comes, or it is no JSON. */
    anyText?: boolean;
  }
}

/** Response schemas of every failure. */
export const failures = { '4xx': ErrorSchema, '5xx': ErrorSchema } as const;

/** A missing body is an empty object: then the schema says which field is missing. */
export async function emptyBody(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}
