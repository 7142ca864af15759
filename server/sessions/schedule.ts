/** Keeps the sessions' appointments: opens those whose time has come, closes those whose time is over. */

import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import { isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { keepAppointments } from './appointments.ts';
import { lockSession } from './session-rows.ts';

/** Milliseconds between two looks at the appointments; a login looks for itself. */
export const SCHEDULE_EVERY = 5_000;

/**
 * Several processes may do this at once: each looks again under the row's lock.
 * @param onChanged called when a session was opened or closed
 */
export function createSchedule({ query }: Database, clock: Clock, onChanged: () => void): () => Promise<void> {
  const keep = (id: string): Promise<void> =>
    query.transaction().execute(async (transaction) => {
      const row = await lockSession(transaction, id);
      const kept = row && keepAppointments(row, clock());
      if (!kept) return;
      await transaction.updateTable('sessions').set(kept.openness).where('id', '=', id).execute();
      const detail = { opensAt: row.opens_at, closesAt: row.closes_at };
      if (kept.event) await audit(transaction, clock, { actor: 'schedule', action: kept.event, subject: id, detail });
    });
  return async () => {
    const now = isoTime(clock());
    const due = await query
      .selectFrom('sessions')
      .select('id')
      .where((eb) => eb.or([eb('opens_at', '<=', now), eb('closes_at', '<=', now)]))
      .orderBy('id')
      .execute();
    for (const { id } of due) await withRetries(() => keep(id));
    if (due.length > 0) onChanged();
  };
}
