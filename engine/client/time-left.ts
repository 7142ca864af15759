/** Remaining time of a session in ms, by the server's clock, as a browser's clock may be wrong by minutes. Pure functions. */

import { LAST_MINUTES_MS } from '#schemas/constants.ts';
import type { Phase, SessionClock } from '#schemas/session-clock.ts';

/** Fields of a session clock on which the remaining time depends. */
export type ClockOf = Pick<SessionClock, 'phase' | 'closesAt' | 'pausedAt'>;

export interface TimeLeft {
  /** `ended` as soon as the time is over, even before the server's event arrives. */
  readonly phase: Phase;
  /** Milliseconds until the end; null without an end, or before play begins. Constant while the session is paused. */
  readonly left: number | null;
  readonly lastMinutes: boolean;
}

/** Clock offset in milliseconds: the server's time minus the browser's. @param received the browser's time when the answer came */
export function clockOffset({ now }: Pick<SessionClock, 'now'>, received: number): number {
  return Date.parse(now) - received;
}

/** Phase and remaining time of a session. @param now by the server's clock */
export function timeLeft({ phase, closesAt, pausedAt }: ClockOf, now: number): TimeLeft {
  if (closesAt === null || (phase !== 'running' && phase !== 'paused')) return { phase, left: null, lastMinutes: false };
  const until = phase === 'paused' && pausedAt !== null ? Date.parse(pausedAt) : now;
  const left = Math.max(0, Date.parse(closesAt) - until);
  if (left === 0 && phase === 'running') return { phase: 'ended', left: null, lastMinutes: false };
  return { phase, left, lastMinutes: left <= LAST_MINUTES_MS };
}

const HOUR_MS = 3_600_000;

/**
 * Whole days and, within a week of the end, the hours beyond them: nobody reads a day or more in seconds. Null below a day, for which there
 * is the countdown. @param left milliseconds
 */
export function daysLeft(left: number): { readonly days: number; readonly hours: number } | null {
  const hours = Math.floor(left / HOUR_MS);
  const days = Math.floor(hours / 24);
  return days === 0 ? null : { days, hours: days < 7 ? hours % 24 : 0 };
}

/** Remaining time for players and their projector: '91 jours', '2 jours et 5 h', and the countdown below a day. */
export function frenchTimeLeft(left: number): string {
  const long = daysLeft(left);
  if (!long) return countdownText(left);
  return `${long.days}\u00a0jour${long.days > 1 ? 's' : ''}${long.hours ? ` et ${long.hours}\u00a0h` : ''}`;
}

/** Countdown, such as '4:05' or '1:00:00'. Rounded up, so that it shows 0:00 only at the end. */
export function countdownText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
