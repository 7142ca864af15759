/** Where attestations are verified. */
export const VERIFICATION = '/attestation';

/** As a paper says it: without the protocol, which browsers add. @param site under which whoever verifies reaches Vigie */
export function verificationAddress(site: string): string {
  return site.replace(/^https?:\/\//, '') + VERIFICATION;
}
