/** Sign-in through an identity provider: the way there, and the way back. */
import { browserStorage } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import type { OpenIdReturn, OpenIdSignedIn, OpenIdStart, OpenIdStarted } from '#schemas/openid.ts';

const storage = browserStorage('sessionStorage');
/** Secret by which the server knows the browser that began; of this tab, and for one way there and back. */
const BEGUN = 'admin_provider_sign_in';

/** Goes to the provider; the page ends. @throws ApiError */
export async function goToProvider(call: Call, provider: string): Promise<void> {
  const body: OpenIdStart = { provider };
  const { url, browser } = await call<OpenIdStarted>('POST', '/login/openid', { body });
  storage.write(BEGUN, browser);
  window.location.assign(url);
}

/** Ends the sign-in with what the provider wrote into the address. @throws ApiError */
export function returnFromProvider(call: Call, provider: string, parameters: string): Promise<OpenIdSignedIn> {
  const body: OpenIdReturn = { provider, parameters, browser: storage.read(BEGUN) ?? '' };
  storage.write(BEGUN, null);
  return call<OpenIdSignedIn>('POST', '/login/openid/return', { body });
}
