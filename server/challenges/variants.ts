/** Variants: each participant's own secrets, deterministic across devices and restarts. */
import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Secrets } from '#engine/rules/checker.ts';
import { frozen } from '#engine/rules/frozen.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { createVariant } from '#engine/rules/variant.ts';

/** Cached secrets: enough for the missions that a full room is playing. */
const CAPACITY = 2_000;

/** Participant of the variant that all guests share. */
export const GUEST = 'guest';
/** Participant of the projector's variant, which no player and no guest has. */
export const DEMONSTRATION = 'demonstration';

/** Whether this play is practice, which never counts. */
const isPractice = (participant: string, replay?: number) =>
  replay !== undefined || participant === GUEST || participant === DEMONSTRATION;

/** Seed of one participant's variant: HMAC of the stored key, participant, challenge and its version. Hexadecimal. */
export function variantSeed(
  key: string,
  participant: string,
  manifest: { readonly key: string; readonly version: number },
): string {
  return createHmac('sha256', key).update(`${participant}:${manifest.key}:${manifest.version}`).digest('hex');
}

/**
 * @param key the stored one (`variant-key.ts`)
 * @param replay number of the replay, which has secrets of its own; undefined for play that counts
 */
export function secretsOf(
  { manifest, checker }: RegisteredChallenge,
  key: string,
  participant: string,
  replay?: number,
): Secrets {
  const player = replay === undefined ? participant : `${participant}:replay-${replay}`;
  return frozen(checker.secrets(createVariant(variantSeed(key, player, manifest), isPractice(participant, replay))));
}

/** Memoised {@link secretsOf} (LRU cache): drawing secrets may take three times as long as the rest of a call. */
export function createSecretsReader(): typeof secretsOf {
  const latest = new LRUCache<string, Secrets>({ max: CAPACITY });
  return (challenge, key, participant, replay) => {
    const name = `${key}:${participant}:${replay}:${challenge.manifest.key}:${challenge.manifest.version}`;
    const secrets = latest.get(name) ?? secretsOf(challenge, key, participant, replay);
    latest.set(name, secrets);
    return secrets;
  };
}
