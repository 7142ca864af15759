/**
 * Retention: deletes expired tokens and refused logins, and sessions in which nothing has happened for `RETENTION_DAYS`, closed or not.
 */

import type { Tokens } from '../access/tokens.ts';
import { audit } from '../audit/audit-log.ts';
import { type Clock, isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import type { RefusedLogins } from './refused-logins.ts';
import { type KeepOfPage, removeSession } from './remove-session.ts';
import { lockSession, nameOf } from './session-rows.ts';

const DAY = 86_400_000;

/** @param keepProofs called where a session is deleted @param retentionDays null keeps every session */
export function createHousekeeping(
  database: Database,
  clock: Clock,
  tokens: Tokens,
  refusedLogins: Pick<RefusedLogins, 'removeExpired'>,
  keepProofs: KeepOfPage,
  retentionDays: number | null,
): () => Promise<void> {
  const { query, kind } = database;
  return async () => {
    await tokens.removeExpired();
    await refusedLogins.removeExpired();
    if (retentionDays === null) return;
    const before = isoTime(clock() - retentionDays * DAY);
    const due = query
      .selectFrom('sessions')
      .select(['id', 'code', 'name'])
      .where('created_at', '<', before)
      .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closed_at', '<', before)]))
      // A session with a time to come is in use: its code has been given out.
      .where('opens_at', 'is', null)
      .where((eb) => eb.or([eb('closes_at', 'is', null), eb('closes_at', '<', before)]))
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('session_events')
              .select('session_events.number')
              .whereRef('session_events.session', '=', 'sessions.id')
              .whereRef('session_events.number', '=', 'sessions.last_event')
              .where('session_events.at', '>=', before),
          ),
        ),
      );
    let removed = false;
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
          await removeSession(transaction, kind, id, keepProofs);
          removed = true;
          await audit(transaction, clock, { actor: 'retention', action: 'session-deleted', subject: id, detail: nameOf(row) });
        }),
      );
    if (removed) await database.overwriteDeleted();
  };
}
