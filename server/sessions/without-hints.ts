/** Missions that running sessions play without hints: guests get no hints there either, as players could read them without their token. */
import { isPlayed } from '#engine/rules/session/session-rules.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Clock } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { CLOCK_COLUMNS, isOver, sessionAt } from '../session-model/session-clock.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';

/** TTL of the cache in milliseconds. */
const TTL_MS = 1_000;

/** @returns whether a session without hints, which is open or has begun and has not ended, plays this mission */
export function createWithoutHintsReader({ query }: Database, clock: Clock): (manifest: ChallengeManifest) => Promise<boolean> {
  const memory = createTtlCache<readonly (ReadonlySet<string> | null)[]>(clock, TTL_MS, 1);
  const read = async () => {
    const rows = await query
      .selectFrom('sessions')
      .select(['challenges', ...CLOCK_COLUMNS])
      .where('hint_policy', '=', 'none')
      .where('ended_at', 'is', null)
      .where((eb) => eb.or([eb('active', '=', 1), eb('started_at', 'is not', null)]))
      .execute();
    return rows.flatMap((row) => {
      if (isOver(sessionAt(row, clock()))) return [];
      const chosen = chosenKeys(row.challenges);
      return [chosen && new Set(chosen)];
    });
  };
  return async (manifest) => (await memory.recall('', read)).some((challenges) => isPlayed({ challenges }, manifest));
}
