/** Demonstration of a challenge on the projector, after the end of the session. */
import type { Artifacts, Reveal } from '#engine/rules/checker.ts';
import type { Challenges } from './challenges.ts';
import type { VariantKey } from './variant-key.ts';
import { DEMONSTRATION, secretsOf } from './variants.ts';

/** @throws ServerError 404 */
export function createDemonstrate(challenges: Challenges, variantKey: VariantKey) {
  return async (key: string): Promise<{ readonly artifacts: Artifacts; readonly reveal?: Reveal }> => {
    const challenge = challenges.get(key);
    const secrets = secretsOf(challenge, await variantKey.of(null), DEMONSTRATION);
    const reveal = challenge.checker.reveal?.(secrets);
    return { artifacts: challenge.checker.artifacts(secrets), ...(reveal ? { reveal } : {}) };
  };
}
