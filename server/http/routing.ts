/** The type of the Fastify instance for routes, and options and schemas that routes share. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import { ErrorSchema } from '#schemas/error.ts';
import type { AdmissionClass } from './admission.ts';

export type Server = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Message when a required field of the body is missing; by default a message that names the field. */
    requiredMessage?: string;
    /** Timeout of the body in milliseconds; 30 s by default. */
    bodyTime?: number;
    /** Whether the body may hold texts that no database can store: the body is no JSON, or none of it is stored as it was sent. */
    anyText?: boolean;
    /** Class of the call, by which it is refused under load (admission.ts): by default `view` for GET and HEAD, `play` for the others. */
    admission?: AdmissionClass;
  }
}

/** Response schemas of every failure. */
export const failures = { '4xx': ErrorSchema, '5xx': ErrorSchema } as const;

/** Replaces a missing body by an empty object, so that validation names the missing field. */
export async function emptyBody(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}
