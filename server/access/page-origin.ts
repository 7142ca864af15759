/** Origin of the site, from the headers of the caller's browser. */
import type { FastifyRequest } from 'fastify';

/** The `Origin` header, if it is the called host's; null for a page of another site. */
export function pageOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): URL | null {
  const origin = URL.canParse(headers.origin ?? '') ? new URL(headers.origin ?? '') : null;
  return origin?.host === host ? origin : null;
}
