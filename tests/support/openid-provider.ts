/** A certified identity provider (`oidc-provider`) on the loopback, whose login page accepts every name without a password. */
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { freePort } from './postgres.ts';

export interface OpenIdProviderProcess {
  /** Environment of the server under test, with this provider under the key `staff`. */
  readonly environment: Readonly<Record<string, string>>;
  readonly issuer: string;
  close(): Promise<void>;
}

/**
 * Starts the provider. A login as `marie` signs in marie@vigie.example, a verified address with a given name, in the group of facilitators.
 * @param console origin of the console
 */
export async function startOpenIdProvider(console: string): Promise<OpenIdProviderProcess> {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const client = { client_id: 'vigie', client_secret: 'a secret of the client for tests' };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [`${console}/admin/sign-in/staff`, `${console}/compte/staff`],
        post_logout_redirect_uris: [`${console}/admin`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['groups', 'given_name'] },
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@vigie.example`, email_verified: true, groups: ['trainers'], given_name: 'Marie' }),
    }),
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve));
  return {
    issuer,
    environment: {
      OIDC_PROVIDERS: 'staff',
      OIDC_STAFF_ISSUER: issuer,
      OIDC_STAFF_CLIENT_ID: client.client_id,
      OIDC_STAFF_CLIENT_SECRET: client.client_secret,
      OIDC_STAFF_NAME: 'Staff directory',
      OIDC_STAFF_FACILITATOR_GROUPS: 'trainers',
      OIDC_STAFF_ACCOUNTS: 'first-sign-in',
      OIDC_STAFF_FOR: 'console,players',
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
