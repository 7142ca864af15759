/** Changes of a session's clock: stored, and appended to the event log. */
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { isoTime } from '../clock.ts';
import type { DatabaseKind } from '../database/migration.ts';
import type { Tables } from '../database/tables.ts';
import { appendEvents } from '../live/log.ts';
import { sessionClock } from '../session-model/session-clock.ts';
import type { TimeChange } from './schedule-rules.ts';
import type { SessionRow } from './session-rows.ts';

export interface Changing {
  readonly transaction: Transaction<Tables>;
  readonly kind: DatabaseKind;
  readonly clock: Clock;
}

/**
 * Changes the clock of a session that the caller's transaction has locked. A session that is played again closes its debrief, which would
 * otherwise open by itself at the next end. @param actor undefined for a change by the scheduler
 * @returns the row after the change
 */
export async function changeTime(
  { transaction, kind, clock }: Changing,
  row: SessionRow,
  change: TimeChange,
  actor?: string,
): Promise<SessionRow> {
  const now = clock();
  const closesDebrief = row.debrief !== null && row.ended_at !== null && change.ended_at === null;
  const stored = { ...change, ...(closesDebrief && { debrief: null }) };
  const after = { ...row, ...stored };
  await transaction.updateTable('sessions').set(stored).where('id', '=', row.id).execute();
  const event = { session: row.id, at: isoTime(now) };
  const by = actor === undefined ? {} : { actor };
  await appendEvents(transaction, kind, [
    { ...event, kind: 'room', detail: { room: sessionClock(after, now), ...by } },
    ...(closesDebrief ? [{ ...event, kind: 'debrief' as const, detail: by }] : []),
  ]);
  return after;
}
