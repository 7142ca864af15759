/** The site as the caller's browser names it. */
import type { FastifyRequest } from 'fastify';

/** The origin that the browser sent, which has to be the address that it called: a page of another site gets null. */
export function pageOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): URL | null {
  const origin = URL.canParse(headers.origin ?? '') ? new URL(headers.origin ?? '') : null;
  return origin?.host === host ? origin : null;
}
