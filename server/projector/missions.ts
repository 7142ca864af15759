/** The missions of a session, in its order. Pure. */
import type { RegisteredChallenge } from '#engine/rules/registered-challenge.ts';
import { isPlain } from '#schemas/programmes.ts';

export interface Mission {
  readonly key: string;
  readonly title: string;
  readonly challenge: RegisteredChallenge;
}

/** @param chosen the session's JSON list of keys; null is what a plain session plays */
export function missionsOf(chosen: string | null, all: readonly RegisteredChallenge[]): Mission[] {
  const mission = (challenge: RegisteredChallenge): Mission => {
    const { key, title } = challenge.manifest;
    return { key, title, challenge };
  };
  if (chosen === null) return all.filter(({ manifest }) => isPlain(manifest)).map(mission);
  const keys: unknown = JSON.parse(chosen);
  const byKey = new Map(all.map((challenge) => [challenge.manifest.key, challenge]));
  return (Array.isArray(keys) ? keys : []).flatMap((key) => {
    const challenge = byKey.get(String(key));
    return challenge ? [mission(challenge)] : [];
  });
}
