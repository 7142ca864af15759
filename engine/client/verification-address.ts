/** Where attestations are verified. */
export const VERIFICATION = '/attestation';

/** As a paper says it: without the protocol, which browsers add. @param origin under which whoever verifies reaches Vigie */
export function verificationAddress(origin: string): string {
  return `${new URL(origin).host}${VERIFICATION}`;
}
