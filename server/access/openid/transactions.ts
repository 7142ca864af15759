/**
 * Pending sign-ins. They are stored in the database, so that any process can finish one, and each only once: a signed cookie could be sent
 * twice. Each is bound to the browser that began it (RFC 9700, section 4.7), so that nobody is signed in to another's account by a link.
 */
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { type Clock, isoTime } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { withRetries } from '../../database/failures.ts';
import { newToken, tokenHash } from '../../identifiers.ts';
import { type Exchange, notVerified } from './identity.ts';

/** TTL of a pending sign-in in milliseconds: time to sign in at the provider, perhaps with a second factor. */
const TTL_MS = 10 * MINUTE_MS;

interface Transactions {
  /**
   * @param session that a player joins; null for a sign-in to the console
   * @returns also the secret of the browser, of which the database stores only the hash
   */
  begin(provider: string, redirectUri: string, session: string | null): Promise<Exchange & { readonly browser: string }>;
  /**
   * Deletes the pending sign-in in any case, so that it is used once.
   * @throws ServerError 401 for one that is unknown, ended or too old, or of another provider or browser
   */
  end(state: string, provider: string, browser: string): Promise<Exchange & { readonly session: string | null }>;
}

export function createTransactions({ query }: Database, clock: Clock): Transactions {
  return {
    async begin(provider, redirectUri, session) {
      const [state, browser, nonce, verifier] = [newToken(), newToken(), newToken(), newToken()];
      const now = clock();
      const row = {
        state: tokenHash(state),
        browser: tokenHash(browser),
        provider,
        nonce,
        verifier,
        redirect_uri: redirectUri,
        session,
        expires_at: isoTime(now + TTL_MS),
      };
      await withRetries(async () => {
        await query.deleteFrom('openid_transactions').where('expires_at', '<=', isoTime(now)).execute();
        await query.insertInto('openid_transactions').values(row).execute();
      });
      return { state, nonce, verifier, redirectUri, browser };
    },

    async end(state, provider, browser) {
      const ended = await withRetries(() =>
        query.deleteFrom('openid_transactions').where('state', '=', tokenHash(state)).returningAll().executeTakeFirst(),
      );
      if (!ended || ended.expires_at <= isoTime(clock())) throw notVerified();
      if (ended.provider !== provider || ended.browser !== tokenHash(browser)) throw notVerified();
      return { state, nonce: ended.nonce, verifier: ended.verifier, redirectUri: ended.redirect_uri, session: ended.session };
    },
  };
}
