/** What goes by itself: expired tokens, and sessions that were closed long enough ago (`RETENTION_DAYS`). */

import type { Tokens } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { removeSession } from './remove-session.ts';
import { lockSession, nameOf } from './session-rows.ts';

const DAY = 86_400_000;

/** @param retentionDays null keeps every session */
export function createHousekeeping(
  { query, kind }: Database,
  clock: Clock,
  tokens: Tokens,
  retentionDays: number | null,
): () => Promise<void> {
  return async () => {
    await tokens.removeExpired();
    if (retentionDays === null) return;
    const closedBefore = isoTime(clock() - retentionDays * DAY);
    const due = query
      .selectFrom('sessions')
      .select(['id', 'code', 'name'])
      .where('active', '=', 0)
      .where('closed_at', '<', closedBefore)
      // Whoever gave it another date has given its code to people, too.
      .where('opens_at', 'is', null);
    // One by one: each goes with all its people, and the process answers everybody else meanwhile.
    for (const { id } of await due.execute())
      await withRetries(() =>
        query.transaction().execute(async (transaction) => {
          // Kept from changing: a facilitator may just be opening it.
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
