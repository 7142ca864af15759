/** Passkeys in this browser (WebAuthn, by SimpleWebAuthn, which is loaded when one is used). */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { Call } from '#engine/client/call.ts';
import type { NewPasskey, PasskeySignedIn } from '#schemas/passkeys.ts';

const NUMBERS = /^[\d.]+$|^\[/;

/** Whether this browser may use passkeys on this page: they need a host name, and HTTPS or localhost. */
export function mayUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext && !NUMBERS.test(location.hostname);
}

/** Whether the person cancelled, or the device refused, before anything was sent. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name);
}

/** Signs in with a passkey. @throws ApiError, or the browser's own error if no passkey was used */
export async function signInWithPasskey(call: Call): Promise<PasskeySignedIn> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>('POST', '/login/passkey/options');
  return call('POST', '/login/passkey', { body: { response: await startAuthentication({ optionsJSON }) } });
}

/** Creates a passkey for the signed-in account. @throws ApiError, or the browser's own error */
export async function newPasskey(call: Call): Promise<NewPasskey['response']> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>('POST', '/admin/me/passkeys/options');
  const { id, rawId, type, response, clientExtensionResults } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    clientExtensionResults: { ...clientExtensionResults },
  };
}
