/** The header by which a call that is sent again after a lost reply counts once (docs/decisions/0006, 0007). */
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ServerError } from '../errors.ts';
import { languageOf } from './error-replies.ts';

const NAME = 'idempotency-key';

/** Describes the header; {@link idempotencyKeyOf} checks it. */
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
 * What the header stands for: the same for the same call with the same body, another where either differs, so that nobody can send
 * something else under a key that has been used. Null without the header. An upload is not looked into: its address stands for it.
 * @throws ServerError 400
 */
export function idempotencyKeyOf({ headers, url, body }: Pick<FastifyRequest, 'headers' | 'url' | 'body'>): string | null {
  const header = headers[NAME];
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[A-Za-z0-9_-]{8,64}$/.test(header))
    throw new ServerError(400, 'invalid-field', REFUSED[languageOf(url)], { field: 'Idempotency-Key' });
  const sent = body instanceof Readable ? '' : JSON.stringify(body);
  return hash('sha256', `${header} ${url} ${sent}`, 'base64url');
}
