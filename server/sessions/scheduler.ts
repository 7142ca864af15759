/** Scheduler: opens and ends sessions at their scheduled times. */

import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import { isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { changeTime } from './change-time.ts';
import { applySchedule } from './schedule-rules.ts';
import { lockSession } from './session-rows.ts';

/** Milliseconds between two polls of the schedule; a login also applies it. */
export const SCHEDULE_INTERVAL_MS = 5_000;

/**
 * Safe in several processes at once: each checks again under the row's lock.
 * @param onChanged called with each session that was opened or ended
 */
export function createScheduler(
  { query, kind }: Database,
  clock: Clock,
  onChanged: (session: string) => void,
): () => Promise<void> {
  const keep = (id: string): Promise<boolean> =>
    query.transaction().execute(async (transaction) => {
      const row = await lockSession(transaction, id);
      const kept = row && applySchedule(row, clock());
      if (!kept) return false;
      const detail = { opensAt: row.opens_at, closesAt: row.closes_at };
      await changeTime({ transaction, kind, clock }, row, kept.change);
      if (kept.event) await audit(transaction, clock, { actor: 'schedule', action: kept.event, subject: id, detail });
      return true;
    });
  return async () => {
    const now = isoTime(clock());
    const due = await query
      .selectFrom('sessions')
      .select('id')
      .where((eb) => eb.or([eb('opens_at', '<=', now), eb.and([eb('closes_at', '<=', now), eb('paused_at', 'is', null)])]))
      .orderBy('id')
      .execute();
    for (const { id } of due) if (await withRetries(() => keep(id))) onChanged(id);
  };
}
