/** Breaks of a session: intervals without play. Pure. */
import type { SessionClock } from '#schemas/session-clock.ts';

/** The fields of a session's clock that tell whether play is stopped. */
export type Stopped = Pick<SessionClock, 'pausedAt' | 'endedAt'>;

/** Time since which play is stopped (pause or end); null while it is not. ISO 8601. */
function stoppedSince({ pausedAt, endedAt }: Stopped): string | null {
  return pausedAt ?? endedAt;
}

/**
 * The break that ends when the session clock changes from `before` to `after`: because play resumes, or is stopped for another reason.
 * @param at time of the change, ISO 8601
 * @returns null if no break ends
 */
export function endedBreak(
  before: Stopped,
  after: Stopped,
  at: string,
): { readonly from: string; readonly until: string } | null {
  const from = stoppedSince(before);
  return from === null || from === stoppedSince(after) ? null : { from, until: at };
}
