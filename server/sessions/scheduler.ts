/** Scheduler: opens, starts and ends sessions at their scheduled times. */

import { audit } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import { isoTime } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { withRetries } from '../database/failures.ts';
import { CLOCK_COLUMNS, START_COLUMNS } from '../session-model/session-clock.ts';
import { changeTime } from './change-time.ts';
import { applySchedule } from './schedule-rules.ts';
import { lockSession } from './session-rows.ts';

/** Milliseconds between two polls of the schedule; a login also applies it. */
export const SCHEDULE_INTERVAL_MS = 5_000;

/**
 * Safe in several processes at once: each checks again under the lock on the session's row.
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
      .select(['id', 'duration_minutes', ...CLOCK_COLUMNS, 'closed_at', ...START_COLUMNS])
      .where((eb) =>
        eb.or([
          eb('opens_at', '<=', now),
          eb.and([eb('closes_at', '<=', now), eb('paused_at', 'is', null)]),
          // Sessions that stay in the lobby until the time planned in their workshop, open or closed; the workshop is read below.
          eb.and([
            eb.or([eb('active', '=', 1), eb('closed_at', 'is not', null)]),
            eb('started_at', 'is', null),
            eb('ended_at', 'is', null),
            eb('archived_at', 'is', null),
            eb('start_by', '=', 'opening'),
            eb('workshop', 'is not', null),
          ]),
        ]),
      )
      .orderBy('id')
      .execute();
    for (const row of due) if (applySchedule(row, clock()) !== null && (await withRetries(() => keep(row.id)))) onChanged(row.id);
  };
}
