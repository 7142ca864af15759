/** The header by which a call that is sent again after a lost answer counts once (docs/decisions/0006). */
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ServerError } from '../errors.ts';
import { languageOf } from './error-replies.ts';

const NAME = 'idempotency-key';

/** Describes the header; {@link idempotencyKeyOf} checks it. */
export const IdempotencyHeaders = Type.Object({
  [NAME]: Type.Optional(
    Type.String({ description: '8 to 64 letters, digits, dashes or underscores: calls of the same key count once.' }),
  ),
});

const REFUSED = {
  fr: 'L’en-tête Idempotency-Key doit avoir 8 à 64 lettres, chiffres ou tirets.',
  en: 'The header Idempotency-Key must be 8 to 64 letters, digits or dashes.',
} as const;

/** Null without the header. @throws ServerError 400 */
export function idempotencyKeyOf({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): string | null {
  const header = headers[NAME];
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(header)) return header;
  throw new ServerError(400, 'invalid-field', REFUSED[languageOf(url)], { field: 'Idempotency-Key' });
}
