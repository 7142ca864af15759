import { createCall } from '#engine/client/call.ts';
import type { SignedInReply } from '#schemas/admin.ts';
import { inOwnLanguage } from '../api/own-language.ts';
import { browserLanguage, chooseLanguage, chosenLanguage, markUnkept, unkeptLanguage } from '../language/language.ts';
import { writeAdminToken, writeBrowserSecret } from './token-store.ts';

/** Client for calls that are made before anyone is signed in. */
export const signInCall = inOwnLanguage(createCall());

interface Begun extends SignedInReply {
  readonly username: string;
  /** The provider's end-session address, where a sign-out ends the sign-in there too. */
  readonly signOutUrl?: string | null;
}

/**
 * Stores the new sign-in, and sets the language: the one chosen on the sign-in page, else the account's, else the one chosen in this browser
 * before or that the browser asks for, else the installation's.
 */
export async function begin({ token, browser, language, languageChosen, username, signOutUrl = null }: Begun): Promise<void> {
  writeBrowserSecret(username, browser);
  const unkept = unkeptLanguage();
  const wanted = unkept ?? (languageChosen ? language : (chosenLanguage() ?? browserLanguage() ?? language));
  // Also where it is chosen already: its catalogue may have failed to load before.
  await chooseLanguage(wanted).catch(() => undefined);
  if (unkept !== null)
    // If the server does not store it, it stays the choice of this browser, against the account's, until the next sign-in stores it.
    await signInCall('PUT', '/admin/me/language', { token, body: { language: unkept } }).then(
      () => markUnkept(null),
      () => undefined,
    );
  writeAdminToken(token, signOutUrl);
}
