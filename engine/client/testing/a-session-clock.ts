/** A session clock for tests: running, without an end, as of nine o'clock. */
import type { SessionClock } from '#schemas/session-clock.ts';

export function aSessionClock(more: Partial<SessionClock> = {}): SessionClock {
  return {
    phase: 'running',
    open: true,
    opensAt: null,
    startedAt: '2026-11-21T08:30:00.000Z',
    closesAt: null,
    pausedAt: null,
    frozenAt: null,
    endedAt: null,
    now: '2026-11-21T09:00:00.000Z',
    ...more,
  };
}
