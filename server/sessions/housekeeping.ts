/** Retention: deletes expired tokens and refused logins, and sessions that were closed more than `RETENTION_DAYS` ago. */

import type { Tokens } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { RefusedLogins } from './refused-logins.ts';
import { removeSession } from './remove-session.ts';
import { lockSession, nameOf } from './session-rows.ts';

const DAY = 86_400_000;

/** @param retentionDays null keeps every session */
export function createHousekeeping(
  { query, kind }: Database,
  clock: Clock,
  tokens: Tokens,
  refusedLogins: Pick<RefusedLogins, 'removeExpired'>,
  retentionDays: number | null,
): () => Promise<void> {
  return async () => {
    await tokens.removeExpired();
    await refusedLogins.removeExpired();
    if (retentionDays === null) return;
    const closedBefore = isoTime(clock() - retentionDays * DAY);
    const due = query
      .selectFrom('sessions')
      .select(['id', 'code', 'name'])
      .where('active', '=', 0)
      .where('closed_at', '<', closedBefore)
      // A session with a new opening time is in use: its code has been given out.
      .where('opens_at', 'is', null);
    // One transaction a session, so that other calls are answered between two deletions.
    for (const { id } of await due.execute())
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          // Locked: a facilitator may be opening it at this moment.
          if (!(await lockSession(transaction, id))) return;
          const row = await transaction
            .selectFrom(due.where('id', '=', id).as('due'))
            .selectAll()
            .executeTakeFirst();
          if (!row) return;
          await removeSession(transaction, kind, id);
          await audit(transaction, clock, { actor: 'retention', action: 'session-deleted', subject: id, detail: nameOf(row) });
        }),
      );
  };
}
