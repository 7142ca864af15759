/** Breaks of a session: when nobody played. Pure. */
import type { SessionClock } from '#schemas/session-clock.ts';

/** What of a session's clock says that play stands still. */
export type Stopped = Pick<SessionClock, 'pausedAt' | 'endedAt'>;

/** Since when play stands still; null where it does not. ISO 8601. */
function stoppedSince({ pausedAt, endedAt }: Stopped): string | null {
  return pausedAt ?? endedAt;
}

/**
 * The break that a change of the clock ends: play stood still before it, and goes on, or stands still for another reason, after it.
 * @param at ISO 8601, when the clock changed
 * @returns null where the change ends none
 */
export function endedBreak(
  before: Stopped,
  after: Stopped,
  at: string,
): { readonly from: string; readonly until: string } | null {
  const from = stoppedSince(before);
  return from === null || from === stoppedSince(after) ? null : { from, until: at };
}
