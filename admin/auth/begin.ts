import { createCall } from '#engine/client/call.ts';
import type { SignedInReply } from '#schemas/admin.ts';
import { inOwnLanguage } from '../api/own-language.ts';
import { browserLanguage, chooseLanguage, chosenLanguage, markUnkept, unkeptLanguage } from '../language/language.ts';
import { writeAdminToken, writeBrowserSecret } from './token-store.ts';

/** Client for calls that are made before anyone is signed in. */
export const signInCall = inOwnLanguage(createCall());

interface Begun extends SignedInReply {
  readonly username: string;
  /** End-session address of the identity provider, at which a sign-out ends the sign-in with the provider too. */
  readonly signOutUrl?: string | null;
}

/**
 * Stores the new sign-in, and sets the language, in this order: the one chosen on the sign-in page, the account's, the one chosen earlier
 * in this browser, the browser's preferred one, the installation's.
 */
export async function begin({ token, browser, language, languageChosen, username, signOutUrl = null }: Begun): Promise<void> {
  writeBrowserSecret(username, browser);
  const unkept = unkeptLanguage();
  const wanted = unkept ?? (languageChosen ? language : (chosenLanguage() ?? browserLanguage() ?? language));
  // Loads the catalogue even if this language is chosen already: it may have failed to load before.
  await chooseLanguage(wanted).catch(() => undefined);
  if (unkept !== null)
    // If the server cannot store the language, this browser's choice precedes the account's until the next sign-in stores it.
    await signInCall('PUT', '/admin/me/language', { token, body: { language: unkept } }).then(
      () => markUnkept(null),
      () => undefined,
    );
  writeAdminToken(token, signOutUrl);
}
