/** The challenges that this server plays, by key. */
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { unknownChallenge } from '../errors.ts';

export interface Challenges {
  readonly all: readonly RegisteredChallenge[];
  has(key: string): boolean;
  /** @throws ServerError 404 */
  get(key: string): RegisteredChallenge;
}

export function createChallenges(all: readonly RegisteredChallenge[]): Challenges {
  const byKey = new Map(all.map((challenge) => [challenge.manifest.key, challenge]));
  return {
    all,
    has: (key) => byKey.has(key),
    get(key) {
      const challenge = byKey.get(key);
      if (!challenge) throw unknownChallenge();
      return challenge;
    },
  };
}
