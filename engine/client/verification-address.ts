/** Where attestations are verified. */
export const VERIFICATION = '/attestation';

/** As a paper says it: without the protocol, which browsers add. */
export function verificationAddress(): string {
  return `${window.location.host}${VERIFICATION}`;
}
