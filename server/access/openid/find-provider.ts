/** Finds the provider that a call names; the error for an unverified address. */
import { ServerError } from '../../errors.ts';
import type { OpenIdProvider } from '../../openid-config.ts';

/** @throws ServerError 404 that names the known providers */
export function findProvider(providers: readonly OpenIdProvider[], key: string): OpenIdProvider {
  const provider = providers.find((one) => one.key === key);
  if (provider) return provider;
  const known = providers.map((one) => one.key).join(', ');
  throw new ServerError(
    404,
    'unknown-provider',
    {
      en: known === '' ? 'No provider is set up here.' : `There is no such provider. There are: ${known}.`,
      fr: known === '' ? 'Aucun fournisseur d’identité n’est configuré ici.' : `Ce fournisseur n’existe pas. Il y a : ${known}.`,
    },
    { field: 'provider' },
  );
}

/** The error for an identity without an e-mail address, or with an unverified one. */
export function emailNotVerified({ name }: OpenIdProvider): ServerError {
  return new ServerError(403, 'email-not-verified', {
    en: `${name} does not say that your e-mail address is verified. Verify it there, then sign in again.`,
    fr: `${name} n’indique pas que votre adresse e-mail est vérifiée. Faites-la vérifier là-bas, puis reconnectez-vous.`,
  });
}
