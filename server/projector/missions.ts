/** The missions of a session, in its order. Pure. */
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { isPlain } from '#schemas/programmes.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';

/** @param stored the session's JSON list of keys; null is what a plain session plays */
export function missionsOf(stored: string | null, all: readonly RegisteredChallenge[]): readonly RegisteredChallenge[] {
  const byKey = new Map(all.map((challenge) => [challenge.manifest.key, challenge]));
  const chosen = chosenKeys(stored)?.flatMap((key) => byKey.get(key) ?? []);
  return chosen ?? all.filter(({ manifest }) => isPlain(manifest));
}
