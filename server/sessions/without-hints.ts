/** Which missions are being played without hints: a guest is given none of them, or a player would read them by dropping the token. */
import { isPlayed } from '#engine/rules/session/session-rules.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';
import type { Clock } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { CLOCK_COLUMNS, isOver, sessionAt } from '../session-model/session-clock.ts';
import { chosenKeys } from '../session-model/stored-texts.ts';

/** How long, in milliseconds, what this process has read holds. */
const TTL_MS = 1_000;

/** @returns whether a session that is set up without hints plays this mission: it is open, or its play has begun, and it is not over */
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
