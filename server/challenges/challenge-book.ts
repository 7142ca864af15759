/** The challenges that this server plays, by key, and the secrets that each participant has to find. */
import { createHmac } from 'node:crypto';
import type { Secrets } from '#engine/rules/checker.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { createVariant } from '#engine/rules/variant.ts';
import { unknownChallenge } from '../errors.ts';

/** Whose variant players without a login share. */
export const GUEST = 'guest';

export interface ChallengeBook {
  readonly all: readonly RegisteredChallenge[];
  has(key: string): boolean;
  /** @throws ServerError 404 */
  get(key: string): RegisteredChallenge;
  /** What this participant must find; the same on every device, after every restart. */
  secretsOf(challenge: RegisteredChallenge, participant: string): Secrets;
  /** Another stored key: a restored backup brings its own, so that its players find what they found before. */
  takeVariantKey(key: string): void;
}

/** Seed of one participant's variant: HMAC of the stored key, participant, challenge and its version. Hexadecimal. */
export function variantSeed(
  key: string,
  participant: string,
  manifest: { readonly key: string; readonly version: number },
): string {
  return createHmac('sha256', key).update(`${participant}:${manifest.key}:${manifest.version}`).digest('hex');
}

/** @param variantKey the stored key, of 256 bits */
export function createChallengeBook(challenges: readonly RegisteredChallenge[], variantKey: string): ChallengeBook {
  const byKey = new Map(challenges.map((challenge) => [challenge.manifest.key, challenge]));
  let seedKey = variantKey;
  return {
    all: challenges,
    has: (key) => byKey.has(key),
    get(key) {
      const challenge = byKey.get(key);
      if (!challenge) throw unknownChallenge();
      return challenge;
    },
    secretsOf: ({ manifest, checker }, participant) =>
      checker.secrets(createVariant(variantSeed(seedKey, participant, manifest))),
    takeVariantKey(key) {
      seedKey = key;
    },
  };
}
