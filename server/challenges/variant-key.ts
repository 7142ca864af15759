/** The installation's secret key, from which all variants are derived. A restored backup replaces it, perhaps in another process. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { createTtlCache } from '../concurrency/ttl-cache.ts';
import type { Database } from '../database/database.ts';
import { settingOnce, VARIANT_KEY } from '../database/settings.ts';

/** TTL of the cached key for a session, in milliseconds. */
const TTL_MS = 1_000;
const SESSIONS = 1_000;

export interface VariantKey {
  /** The key, read again when a session is first seen, as a restore may have brought both. @param session null for guests */
  of(session: string | null): Promise<string>;
  changed(): void;
}

/** Resolves once a key is stored. */
export async function createVariantKey(database: Database, clock: Clock): Promise<VariantKey> {
  const read = () => settingOnce(database, VARIANT_KEY, () => randomBytes(32).toString('hex'));
  const memory = createTtlCache<string>(clock, TTL_MS, SESSIONS);
  await memory.recall('', read);
  return { of: (session) => memory.recall(session ?? '', read), changed: memory.forget };
}
