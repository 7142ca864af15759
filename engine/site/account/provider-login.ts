/** Login through an identity provider: redirect to it, and the return from it (decision 39). */
import { browserStorage, readJson } from '#engine/client/browser-storage.ts';
import type { Call } from '#engine/client/call.ts';
import type { OpenIdReturn, OpenIdStarted, PlayerStart, VerifiedPlayer } from '#schemas/openid.ts';

const storage = browserStorage('sessionStorage');
const BEGUN = 'player_provider_login';

/**
 * Data of the tab while its person is at the provider: the secret that proves that this tab began the login, used once, and the session's
 * code.
 */
interface Begun {
  readonly browser: string;
  readonly code: string;
}

function isBegun(value: unknown): value is Begun {
  if (typeof value !== 'object' || value === null || !('browser' in value && 'code' in value)) return false;
  return typeof value.browser === 'string' && typeof value.code === 'string';
}

/** State of the history entry with which `/compte` is opened to come with another account than the one that the provider knows. */
export interface OtherAccount {
  readonly code: string;
  readonly otherAccount: boolean;
}

export function isOtherAccount(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'otherAccount' in state && state.otherAccount === true;
}

/** Redirects to the provider, which unloads the page. @throws ApiError */
export async function goToProvider(call: Call, start: PlayerStart): Promise<void> {
  const { url, browser } = await call<OpenIdStarted>('POST', '/auth/openid', { body: start });
  const begun: Begun = { browser, code: start.code };
  storage.write(BEGUN, JSON.stringify(begun));
  window.location.assign(url);
}

/** Code of the session for which this tab went to a provider; '' for none. */
export function codeBegun(): string {
  return readJson(storage, BEGUN, isBegun)?.code ?? '';
}

/** Completes the login with the query parameters that the provider sent back. @throws ApiError */
export function returnFromProvider(call: Call, provider: string, parameters: string): Promise<VerifiedPlayer> {
  const { browser, code } = readJson(storage, BEGUN, isBegun) ?? { browser: '', code: '' };
  const body: OpenIdReturn = { provider, parameters, browser };
  // The code stays, for another try.
  storage.write(BEGUN, JSON.stringify({ browser: '', code }));
  return call<VerifiedPlayer>('POST', '/auth/openid/return', { body });
}
