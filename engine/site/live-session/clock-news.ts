/** Announces a change of the session's clock in one French sentence, for a polite live region. Pure functions. */
import type { TimeLeft } from '#engine/client/time-left.ts';
import { frenchMoment } from '#engine/rules/french-moment.ts';
import type { SessionClock } from '#schemas/session-clock.ts';

export interface KnownTime extends Pick<TimeLeft, 'phase' | 'lastMinutes'>, Pick<SessionClock, 'closesAt' | 'frozenAt'> {}

/** Null if nothing changed that players need to know. @param now milliseconds since 1970 */
export function clockNews(before: KnownTime, after: KnownTime, now: number): string | null {
  if (after.phase !== before.phase) return phaseNews(before.phase, after.phase);
  if (after.phase !== 'running') return boardNews(before, after);
  if (before.closesAt !== null && after.closesAt !== null && after.closesAt > before.closesAt)
    return `La session dure plus longtemps : elle finit ${frenchMoment(Date.parse(after.closesAt), now)}.`;
  if (after.lastMinutes && !before.lastMinutes) return 'Plus que cinq minutes.';
  return boardNews(before, after);
}

function phaseNews(before: TimeLeft['phase'], after: TimeLeft['phase']): string | null {
  switch (after) {
    case 'paused':
      return 'La session est en pause.';
    case 'running':
      return before === 'paused' || before === 'ended' ? 'La session reprend.' : 'La session commence.';
    case 'ended':
    case 'archived':
      return before === 'ended' || before === 'archived' ? null : 'La session est terminée.';
    default:
      return null;
  }
}

function boardNews(before: KnownTime, after: KnownTime): string | null {
  if (before.frozenAt === after.frozenAt) return null;
  return after.frozenAt === null ? 'Le classement est révélé.' : 'Le classement est figé.';
}
