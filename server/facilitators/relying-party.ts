/** WebAuthn relying party: the site that a passkey is bound to, from the caller's `Origin`. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { pageOrigin } from '../access/page-origin.ts';
import { ServerError } from '../errors.ts';
import type { RelyingParty } from './passkeys.ts';

/**
 * The relying party of the calling page. A passkey is bound to the host name: under another name of the same server it does not sign in.
 * @throws ServerError 400 for a page of another site, or under an IP address
 */
export function relyingParty(request: FastifyRequest): RelyingParty {
  const origin = pageOrigin(request);
  if (origin === null || isIP(origin.hostname) !== 0)
    throw new ServerError(400, 'no-passkeys-here', {
      en: 'Passkeys need the console to be opened under a name, with HTTPS (or as localhost), and not under an IP address.',
      fr: 'Les clés d’accès demandent une console ouverte sous un nom, en HTTPS (ou sous localhost), et non sous une adresse IP.',
    });
  return { origin: origin.origin, id: origin.hostname };
}
