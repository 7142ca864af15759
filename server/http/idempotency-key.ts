/** Idempotency key: the header by which a call that is retried after a lost reply counts once (docs/decisions/0006, 0007). */
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ServerError } from '../errors.ts';
import { languageOf } from './error-replies.ts';

const NAME = 'idempotency-key';

/** Schema of the header for the API's description; {@link idempotencyKeyOf} checks the header. */
export const IdempotencyHeaders = Type.Object({
  [NAME]: Type.Optional(
    Type.String({
      description: '8 to 64 letters, digits, dashes or underscores: the same call with the same key and body counts once.',
    }),
  ),
});

const REFUSED = {
  fr: 'L’en-tête Idempotency-Key doit avoir 8 à 64 lettres, chiffres ou tirets.',
  en: 'The header Idempotency-Key must be 8 to 64 letters, digits or dashes.',
} as const;

/**
 * Hash of the header with the call's address and body, so that a used key has no effect on another call or body. Null without the
 * header. The content of an upload is not hashed, only its address.
 * @throws ServerError 400
 */
export function idempotencyKeyOf({ headers, url, body }: Pick<FastifyRequest, 'headers' | 'url' | 'body'>): string | null {
  const header = headers[NAME];
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[A-Za-z0-9_-]{8,64}$/.test(header))
    throw new ServerError(400, 'invalid-field', REFUSED[languageOf({ url, headers })], { field: 'Idempotency-Key' });
  const sent = body instanceof Readable ? '' : JSON.stringify(body);
  return hash('sha256', `${header} ${url} ${sent}`, 'base64url');
}
