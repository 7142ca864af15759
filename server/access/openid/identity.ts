/**
 * The protocol (OpenID Connect Core 1.0, authorization code flow with PKCE), by `openid-client`: the authorization URL, and the identity
 * from the callback.
 */

import type { Configuration, CustomFetch } from 'openid-client';
import { HOUR_MS } from '#engine/rules/milliseconds.ts';
import type { Clock } from '../../clock.ts';
import { createTtlCache } from '../../concurrency/ttl-cache.ts';
import { ServerError } from '../../errors.ts';
import type { OpenIdProvider } from '../../openid-config.ts';
import { tracing } from '../../tracing.ts';

/** TTL of a provider's metadata (discovery), in milliseconds. */
const DISCOVERY_TTL_MS = HOUR_MS;
/** Seconds for one call to a provider. */
const TIMEOUT_S = 10;
/** Longest `sub` (OpenID Connect Core, section 2). */
const MAX_SUBJECT = 255;

/** Secrets of one sign-in, between the redirect to the provider and the callback. */
export interface Exchange {
  readonly state: string;
  /** Nonce: the ID token repeats it, which binds it to this sign-in. */
  readonly nonce: string;
  /** PKCE code verifier. */
  readonly verifier: string;
  readonly redirectUri: string;
}

/** Identity that a provider has verified. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** E-mail address; null where the identity has none, or where the provider has not verified it. */
  readonly email: string | null;
  readonly groups: readonly string[];
  /** Address at which the provider ends the sign-in too; null where the provider has no such address. */
  readonly signOutUrl: string | null;
}

/** Receives a failure for the log: a provider's key and a code of the protocol, nothing of the person. */
export type OnFailure = (failure: { readonly provider: string; readonly reason: string }) => void;

interface Identities {
  /**
   * Authorization URL, to which the browser is sent.
   * @param otherAccount whether the provider has to ask which account comes, instead of taking the one in use
   * @throws ServerError 503 for a provider out of reach
   */
  authorizationUrl(provider: OpenIdProvider, exchange: Exchange, onFailure: OnFailure, otherAccount?: boolean): Promise<string>;
  /**
   * Validates the callback: issuer, state, code, and the ID token's signature, audience, nonce and times.
   * @param parameters of the redirect address
   * @param returnTo where the provider's sign-out leads back to
   * @throws ServerError 401 for what does not verify, 503 for a provider out of reach
   */
  identify(
    provider: OpenIdProvider,
    exchange: Exchange,
    back: { readonly parameters: URLSearchParams; readonly returnTo: string },
    onFailure: OnFailure,
  ): Promise<Identity>;
}

export function createIdentities(clock: Clock): Identities {
  const discovered = createTtlCache<Configuration>(clock, DISCOVERY_TTL_MS, 100);
  const configurationOf = (provider: OpenIdProvider) => discovered.recall(provider.key, () => discover(provider));

  return {
    authorizationUrl: (provider, { state, nonce, verifier, redirectUri }, onFailure, otherAccount = false) =>
      runStep(provider, onFailure, async () => {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
        const configuration = await configurationOf(provider);
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: provider.scope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(otherAccount && { prompt: promptFor(configuration.serverMetadata()['prompt_values_supported']) }),
        });
        return url.href;
      }),

    identify: (provider, { state, nonce, verifier, redirectUri }, { parameters, returnTo }, onFailure) =>
      runStep(provider, onFailure, async () => {
        const { authorizationCodeGrant, buildEndSessionUrl, fetchUserInfo } = await import('openid-client');
        const configuration = await configurationOf(provider);
        const tokens = await authorizationCodeGrant(configuration, new URL(`?${parameters}`, redirectUri), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims || claims.sub.length > MAX_SUBJECT) throw notVerified();
        const { issuer, userinfo_endpoint, end_session_endpoint } = configuration.serverMetadata();
        // Some providers send claims in UserInfo only; `fetchUserInfo` refuses those of another subject.
        const more = userinfo_endpoint ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
        const about: Readonly<Record<string, unknown>> = { ...more, ...claims };
        const hint = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: returnTo };
        return {
          issuer,
          subject: claims.sub,
          email: verifiedEmail(about, provider),
          groups: groupsIn(about[provider.groupsClaim]),
          signOutUrl: end_session_endpoint ? buildEndSessionUrl(configuration, hint).href : null,
        };
      }),
  };
}

/**
 * The `prompt` by which a person can choose another account (OpenID Connect Core, section 3.1.2.1): a provider that lists its values
 * without `select_account` asks for a sign-in anew, which every provider can do.
 * @param supported `prompt_values_supported` of the provider's metadata
 */
function promptFor(supported: unknown): string {
  return Array.isArray(supported) && !supported.includes('select_account') ? 'login' : 'select_account';
}

/** Asks a provider for its metadata. @throws Error if the provider does not answer, or is another issuer than the configured one */
export async function discover({ issuer, clientId, clientSecret }: OpenIdProvider): Promise<Configuration> {
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks } = await import('openid-client');
  const url = new URL(issuer);
  // The configuration lets HTTP through for this machine only.
  const execute = [enableNonRepudiationChecks, ...(url.protocol === 'http:' ? [allowInsecureRequests] : [])];
  const traced: CustomFetch = (to, { headers, body, ...more }) =>
    fetch(to, {
      ...more,
      // The types of `fetch` accept neither bytes of shared memory nor undefined.
      body: body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null),
      headers: { ...headers, ...tracing()?.outgoing() },
    });
  return discovery(url, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S, [customFetch]: traced });
}

function verifiedEmail(about: Readonly<Record<string, unknown>>, { verifiedClaim }: OpenIdProvider): string | null {
  const { email } = about;
  if (typeof email !== 'string' || email === '') return null;
  // Some providers write the boolean as a text, or as 1.
  const verified = verifiedClaim === null || [true, 'true', 1, '1'].some((yes) => about[verifiedClaim] === yes);
  return verified ? email : null;
}

function groupsIn(claim: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return values.filter((value) => typeof value === 'string');
}

/** Runs a step of the protocol; failures become messages for the person, and a reason for the log. */
async function runStep<T>(provider: OpenIdProvider, onFailure: OnFailure, step: () => Promise<T>): Promise<T> {
  const { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } = await import(
    'openid-client'
  );
  try {
    return await step();
  } catch (error) {
    if (error instanceof ServerError) throw error;
    if (error instanceof AuthorizationResponseError) {
      onFailure({ provider: provider.key, reason: error.error });
      throw refusedThere(provider);
    }
    if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) {
      onFailure({ provider: provider.key, reason: error instanceof ResponseBodyError ? error.error : error.code });
      throw notVerified();
    }
    const code = error instanceof ClientError ? (error.code ?? 'unknown') : 'unreachable';
    onFailure({ provider: provider.key, reason: code });
    throw OUT_OF_REACH.includes(code) ? outOfReach(provider) : notVerified();
  }
}

/** Codes of failures that say nothing of the person: the provider did not answer, or not in the protocol. */
const OUT_OF_REACH = [
  'unreachable',
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

/** The error for a sign-in that cannot be trusted. */
export function notVerified(): ServerError {
  return new ServerError(401, 'sign-in-not-verified', {
    en: 'This sign-in could not be verified: it is too old, was used already, or does not come from the provider. Start again.',
    fr: 'Cette connexion n’a pas pu être vérifiée : elle est trop ancienne, a déjà servi, ou ne vient pas du fournisseur. Recommencez.',
  });
}

function refusedThere({ name }: OpenIdProvider): ServerError {
  return new ServerError(401, 'refused-by-provider', {
    en: `${name} did not let you in, or you cancelled there.`,
    fr: `${name} ne vous a pas laissé entrer, ou vous avez annulé là-bas.`,
  });
}

function outOfReach({ name }: OpenIdProvider): ServerError {
  return new ServerError(
    503,
    'provider-out-of-reach',
    {
      en: `${name} does not answer. Try again in a moment.`,
      fr: `${name} ne répond pas. Réessayez dans un instant.`,
    },
    { retryAfter: 10 },
  );
}
