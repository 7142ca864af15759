/** How long a session goes on, by the server's clock: a browser's may be wrong by minutes. Pure; times in milliseconds. */

import { LAST_MINUTES_MS } from '#schemas/constants.ts';
import type { Phase, SessionClock } from '#schemas/session-clock.ts';

/** What the time of a session depends on. */
export type ClockOf = Pick<SessionClock, 'phase' | 'closesAt' | 'pausedAt'>;

export interface TimeLeft {
  /** A session whose time is over has ended, whether or not the server's word of it has come. */
  readonly phase: Phase;
  /** Until the end; null where there is none, or play has not begun. It stands still while the session is paused. */
  readonly left: number | null;
  readonly lastMinutes: boolean;
}

/** What to add to this browser's clock to have the server's. @param received this browser's time when the answer came */
export function clockOffset({ now }: Pick<SessionClock, 'now'>, received: number): number {
  return Date.parse(now) - received;
}

/** @param now by the server's clock */
export function timeLeft({ phase, closesAt, pausedAt }: ClockOf, now: number): TimeLeft {
  if (closesAt === null || (phase !== 'running' && phase !== 'paused')) return { phase, left: null, lastMinutes: false };
  const until = phase === 'paused' && pausedAt !== null ? Date.parse(pausedAt) : now;
  const left = Math.max(0, Date.parse(closesAt) - until);
  if (left === 0 && phase === 'running') return { phase: 'ended', left: null, lastMinutes: false };
  return { phase, left, lastMinutes: left <= LAST_MINUTES_MS };
}

/** '4:05', '1:00:00': it reads 0:00 at the end only. */
export function countdownText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
