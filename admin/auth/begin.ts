import { createCall } from '#engine/client/call.ts';
import type { SignedInReply } from '#schemas/admin.ts';
import { inOwnLanguage } from '../api/own-language.ts';
import { chooseLanguage, markUnkept, unkeptLanguage } from '../language/language.ts';
import { writeAdminToken, writeBrowserSecret } from './token-store.ts';

/** Client for calls that are made before anyone is signed in. */
export const signInCall = inOwnLanguage(createCall());

interface Begun extends SignedInReply {
  readonly username: string;
  /** The provider's end-session address, where a sign-out ends the sign-in there too. */
  readonly signOutUrl?: string | null;
}

/** Stores the new sign-in, and sets the language: the one chosen on the sign-in page, else the account's. */
export async function begin({ token, browser, language: ofAccount, username, signOutUrl = null }: Begun): Promise<void> {
  writeBrowserSecret(username, browser);
  const chosen = unkeptLanguage();
  if (chosen === null) await chooseLanguage(ofAccount).catch(() => undefined);
  else {
    // If the server does not store it, the language holds in this browser until the account is read again.
    await signInCall('PUT', '/admin/me/language', { token, body: { language: chosen } }).catch(() => undefined);
    markUnkept(null);
  }
  writeAdminToken(token, signOutUrl);
}
