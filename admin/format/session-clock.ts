/** Formats the time and the number of people of a session. */
import { countdownText, daysLeft, type TimeLeft } from '#engine/client/time-left.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import { messages } from '../language/language.ts';
import { formatScheduledTime } from './local-time.ts';

/**
 * 'Running, 42:07 left', 'Running, 91 days left (until Sun 28 Feb 23:59)', 'Opens Sat 21 Nov 09:00', 'In the lobby, play begins by itself
 * Sat 21 Nov 09:15', 'Closed to newcomers'.
 */
export function formatClock(
  { opensAt, closesAt, beginsAt }: Pick<SessionClock, 'opensAt' | 'closesAt' | 'beginsAt'>,
  { phase, left }: TimeLeft,
): string {
  const { phases, opens, begins, timeLeft, daysLeft: inDays, until } = messages().format;
  const moment = (at: string) => formatScheduledTime(Date.parse(at), Date.now());
  if (phase === 'prepared' && opensAt !== null) return opens(moment(opensAt));
  // Play that is planned begins also in a session that was closed to newcomers before its start.
  if ((phase === 'lobby' || phase === 'prepared') && beginsAt !== undefined) return begins(phases[phase], moment(beginsAt));
  if (left === null) return phases[phase];
  const long = daysLeft(left);
  if (long === null) return timeLeft(phases[phase], countdownText(left));
  const told = timeLeft(phases[phase], inDays(long.days, long.hours));
  // During a pause the end is postponed, so it is shown only while the session runs.
  return phase === 'running' && closesAt !== null ? `${told} (${until(moment(closesAt))})` : told;
}

/** How many people a session is for. */
export interface Capacity {
  /** Number of addresses on the allow-list; null if other people may come too. */
  readonly invited: number | null;
  /** Number of people for whom the workshop is planned; null if unknown. */
  readonly seats: number | null;
}

/** Whether more people are invited than there are seats. */
export function isOverbooked({ invited, seats }: Capacity): boolean {
  return invited !== null && seats !== null && invited > seats;
}

/**
 * Number of people present, with invitations ('12 people, 20 invited') or else seats ('12 people, 20 seats'); with both if there are fewer
 * seats than invitations.
 */
export function peopleThere(present: number, { invited, seats }: Capacity): string {
  const { people, ofInvited, withSeats } = messages().format;
  if (invited !== null) {
    const told = ofInvited(present, invited);
    return seats !== null && seats < invited ? withSeats(told, seats) : told;
  }
  return seats === null ? people(present) : withSeats(people(present), seats);
}
