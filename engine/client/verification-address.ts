/** Path of the page on which attestations are verified. */
export const VERIFICATION = '/attestation';

/**
 * The address as an attestation prints it: without the protocol, which browsers add. @param site address at which the verifying person
 * reaches Vigie
 */
export function verificationAddress(site: string): string {
  return site.replace(/^https?:\/\//, '') + VERIFICATION;
}
