/** The installation's secret key, from which every variant follows. A restored backup brings its own, perhaps to another process. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { settingOnce, VARIANT_KEY } from '../database/settings.ts';

/** How long, in milliseconds, a key read by this process holds for a session. */
const TTL_MS = 1_000;
const SESSIONS = 1_000;

export interface VariantKey {
  /** The key, read no earlier than this session was first met: it may have come with it. @param session null for guests */
  of(session: string | null): Promise<string>;
  changed(): void;
}

/** Resolves once there is a key. */
export async function createVariantKey(database: Database, clock: Clock): Promise<VariantKey> {
  const read = () => settingOnce(database, VARIANT_KEY, () => randomBytes(32).toString('hex'));
  const memory = createTtlCache<string>(clock, TTL_MS, SESSIONS);
  await memory.recall('', read);
  return { of: (session) => memory.recall(session ?? '', read), changed: memory.forget };
}
