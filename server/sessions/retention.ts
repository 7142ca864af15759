/** Retention period of sessions without activity. */
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { DEFAULT_RETENTION } from '../database/settings.ts';

export interface Retention {
  /** Days after the last event; null keeps every session. */
  readonly days: number | null;
  /** Whether a retention period was configured: false for an installation of 1.0.0 without `RETENTION_DAYS`. */
  readonly decided: boolean;
}

/** The period in `RETENTION_DAYS`; without that, the default of the release that created the database. */
export async function readRetention({ query }: Database, { retentionDays }: Pick<Config, 'retentionDays'>): Promise<Retention> {
  if (retentionDays !== null) return { days: retentionDays === 'off' ? null : retentionDays, decided: true };
  const stored = await query.selectFrom('settings').select('value').where('key', '=', DEFAULT_RETENTION).executeTakeFirst();
  return stored ? { days: Number(stored.value), decided: true } : { days: null, decided: false };
}
