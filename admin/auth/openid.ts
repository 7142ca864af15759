/** Sign-in through an identity provider (OpenID Connect): redirect to it, and the return from it. */
import { browserStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import type { OpenIdReturn, OpenIdSignedIn, OpenIdStart, OpenIdStarted } from '#schemas/openid.ts';

const storage = browserStorage('sessionStorage');
/** Storage key of the secret that proves to the server that the same tab began the sign-in; used once. */
const BEGUN = 'admin_provider_sign_in';

/** Redirects to the provider, which unloads the page. @throws ApiError */
export async function goToProvider(call: Call, provider: string): Promise<void> {
  const body: OpenIdStart = { provider };
  const { url, browser } = await call<OpenIdStarted>('POST', '/login/openid', { body });
  storage.write(BEGUN, browser);
  window.location.assign(url);
}

/** Completes the sign-in with the query parameters that the provider sent back. @throws ApiError */
export function returnFromProvider(call: Call, provider: string, parameters: string): Promise<OpenIdSignedIn> {
  const body: OpenIdReturn = { provider, parameters, browser: storage.read(BEGUN) ?? '' };
  storage.write(BEGUN, null);
  return call<OpenIdSignedIn>('POST', '/login/openid/return', { body });
}
