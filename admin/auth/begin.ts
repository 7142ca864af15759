import { createCall } from '#engine/client/call.ts';
import type { SignedInReply } from '#schemas/admin.ts';
import { inOwnLanguage } from '../api/own-language.ts';
import { chooseLanguage, markUnkept, unkeptLanguage } from '../language/language.ts';
import { writeAdminToken, writeBrowserSecret } from './token-store.ts';

/** Calls of whoever is not signed in yet. */
export const signInCall = inOwnLanguage(createCall());

interface Begun extends SignedInReply {
  readonly username: string;
  /** Of the provider that signed in, where a sign-out ends the sign-in there too. */
  readonly signOutUrl?: string | null;
}

/** Takes the sign-in over, in the language that was chosen before it, else in the account's. */
export async function begin({ token, browser, language: ofAccount, username, signOutUrl = null }: Begun): Promise<void> {
  writeBrowserSecret(username, browser);
  const chosen = unkeptLanguage();
  if (chosen === null) await chooseLanguage(ofAccount).catch(() => undefined);
  else {
    // Not kept by the account, it holds in this browser until the account is read again.
    await signInCall('PUT', '/admin/me/language', { token, body: { language: chosen } }).catch(() => undefined);
    markUnkept(null);
  }
  writeAdminToken(token, signOutUrl);
}
