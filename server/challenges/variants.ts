/** What each participant has to find: the same on every device, after every restart, and another for each neighbour. */
import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Secrets } from '#engine/rules/checker.ts';
import { frozen } from '#engine/rules/frozen.ts';
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { createVariant } from '#engine/rules/variant.ts';

/** Secrets that are kept: of what a full room is playing. */
const CAPACITY = 2_000;

/** Whose variant players without a login share. */
export const GUEST = 'guest';
/** Whose variant a projector shows: no player's, and no guest's. */
export const DEMONSTRATION = 'demonstration';

/** Whether it never counts. */
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
 * @param replay which replay it is, with secrets of its own; none for the play that counts
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

/** {@link secretsOf} for who asks again and again: to draw what a scene shows takes up to three times as long as the rest of a call. */
export function createSecretsReader(): typeof secretsOf {
  const latest = new LRUCache<string, Secrets>({ max: CAPACITY });
  return (challenge, key, participant, replay) => {
    const name = `${key}:${participant}:${replay}:${challenge.manifest.key}:${challenge.manifest.version}`;
    const secrets = latest.get(name) ?? secretsOf(challenge, key, participant, replay);
    latest.set(name, secrets);
    return secrets;
  };
}
