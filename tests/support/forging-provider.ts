/**
 * An identity provider on the loopback that signs whatever a test wants: right ID tokens, and forged ones. `oidc-provider` tests the login
 * with a correct provider, but cannot forge tokens.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** Differences from a right ID token. */
export interface Forgery {
  readonly claims?: Readonly<Record<string, unknown>>;
  /** `none`: no signature. `stranger`: signed with a key that the provider does not publish. */
  readonly signature?: 'none' | 'stranger';
}

interface Granted extends Forgery {
  readonly nonce: string;
  readonly challenge: string;
}

const CLIENT_ID = 'vigie';
const HOUR_S = 3600;

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startForgingProvider() {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, Granted>();
  let issuer = '';
  let exchanges = 0;

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return answer(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        end_session_endpoint: `${issuer}/logout`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
    if (request.url === '/jwks')
      return answer(200, { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }] });
    if (request.url !== '/token') return answer(404, {});
    exchanges += 1;
    const sent = new URLSearchParams(await bodyOf(request));
    const granted = codes.get(sent.get('code') ?? '');
    codes.delete(sent.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    if (!granted || challenge !== granted.challenge) return answer(400, { error: 'invalid_grant' });
    const idToken = tokenOf(granted, granted.signature === 'stranger' ? stranger.privateKey : own.privateKey);
    return answer(200, { access_token: 'access', token_type: 'Bearer', id_token: idToken });
  });

  function tokenOf({ nonce, claims, signature }: Granted, key: KeyObject): string {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer, sub: 'subject-1', aud: CLIENT_ID, iat: now, exp: now + HOUR_S, nonce };
    const header = signature === 'none' ? { alg: 'none' } : { alg: 'RS256', kid: 'own' };
    const signed = `${base64url(header)}.${base64url({ ...right, ...claims })}`;
    return `${signed}.${signature === 'none' ? '' : sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    issuer,
    clientId: CLIENT_ID,
    /** Environment of a server that has this provider under the key `staff`. */
    environment: (more: Readonly<Record<string, string>> = {}) => ({
      OIDC_PROVIDERS: 'staff',
      OIDC_STAFF_ISSUER: issuer,
      OIDC_STAFF_CLIENT_ID: CLIENT_ID,
      OIDC_STAFF_CLIENT_SECRET: 'a secret of the client',
      ...more,
    }),
    /** How often a code was exchanged at the provider. */
    exchanges: () => exchanges,
    /** The query of the redirect with which the browser returns after the person agreed. */
    authorize(url: string, forgery: Forgery = {}): string {
      const asked = new URL(url).searchParams;
      const code = randomBytes(16).toString('base64url');
      codes.set(code, { ...forgery, nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '' });
      return `${new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer })}`;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}
