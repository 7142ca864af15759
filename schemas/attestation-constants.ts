/** Limits of attestations. Apart from `constants.ts`, which every first visit loads. */

/** Years after its day of issue for which an attestation can be verified even if its session was deleted. */
export const ATTESTATION_PROOF_YEARS = 5;
/** The name to be printed on an attestation. */
export const ATTESTED_NAME = { minLength: 1, maxLength: 120, pattern: '\\S' } as const;
/** An attestation's code as typed, with spaces and dashes. */
export const ATTESTATION_CODE = { minLength: 1, maxLength: 60 } as const;
