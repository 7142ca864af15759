/** What goes by itself: expired tokens, and sessions that were closed long enough ago (`RETENTION_DAYS`). */

import type { Tokens } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { nameOf } from './session-rows.ts';

const DAY = 86_400_000;

/** @param retentionDays null keeps every session */
export function createHousekeeping(
  { query }: Database,
  clock: Clock,
  tokens: Tokens,
  retentionDays: number | null,
): () => Promise<void> {
  return async () => {
    await tokens.removeExpired();
    if (retentionDays === null) return;
    await query.transaction().execute(async (transaction) => {
      const purged = await transaction
        .deleteFrom('sessions')
        .where('active', '=', 0)
        .where('closed_at', '<', isoTime(clock() - retentionDays * DAY))
        // Whoever gave it another date has given its code to people, too.
        .where('opens_at', 'is', null)
        .returning(['id', 'code', 'name'])
        .execute();
      for (const { id, ...session } of purged)
        await audit(transaction, clock, {
          actor: 'retention',
          action: 'session-deleted',
          subject: id,
          detail: nameOf(session),
        });
    });
  };
}
