/** Retention: deletes expired tokens and refused logins, and sessions without activity for `RETENTION_DAYS`, whether closed or not. */

import type { Tokens } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { retentionStart, sessionsPastRetention } from '../session-model/retention.ts';
import type { RefusedLogins } from './refused-logins.ts';
import { type OutlivingData, removeSession } from './remove-session.ts';
import { lockSession } from './session-rows.ts';

/** @param outliving called when a session is deleted @param retentionDays null keeps every session */
export function createHousekeeping(
  database: Database,
  clock: Clock,
  tokens: Tokens,
  refusedLogins: Pick<RefusedLogins, 'removeExpired'>,
  outliving: OutlivingData,
  retentionDays: number | null,
): () => Promise<void> {
  const { query, kind } = database;
  return async () => {
    await tokens.removeExpired();
    await refusedLogins.removeExpired();
    if (retentionDays === null) return;
    const due = sessionsPastRetention(query, retentionStart(clock(), retentionDays));
    let removed = false;
    // One transaction per session, so that other calls are answered between two deletions.
    for (const { id } of await due.execute())
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          // The session is locked, as a facilitator may be opening it at this moment.
          if (!(await lockSession(transaction, id))) return;
          const row = await transaction
            .selectFrom(due.where('id', '=', id).as('due'))
            .selectAll()
            .executeTakeFirst();
          if (!row) return;
          const gone = await removeSession(transaction, kind, id, outliving);
          if (!gone) return;
          removed = true;
          await audit(transaction, clock, { actor: 'retention', action: 'session-deleted', subject: id, detail: gone.facts });
        }),
      );
    if (removed) await database.overwriteDeleted();
  };
}
