/** The time of a session in words. */
import { countdownText, type TimeLeft } from '#engine/client/time-left.ts';
import type { Phase, SessionClock } from '#schemas/session-clock.ts';
import { formatScheduledTime } from './local-time.ts';
import { countOf, formatNumber } from './numbers.ts';

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  prepared: 'Not open yet',
  lobby: 'In the lobby',
  running: 'Running',
  paused: 'Paused',
  ended: 'Ended',
  archived: 'Archived',
};

/** 'Running, 42:07 left', 'Opens Sat 21 Nov 09:00'. */
export function formatClock({ opensAt }: Pick<SessionClock, 'opensAt'>, { phase, left }: TimeLeft): string {
  if (phase === 'prepared' && opensAt !== null) return `Opens ${formatScheduledTime(Date.parse(opensAt), Date.now())}`;
  return left === null ? PHASE_WORDS[phase] : `${PHASE_WORDS[phase]}, ${countdownText(left)} left`;
}

/** '12 of 20 people'. */
export function peopleThere(present: number, expected: number | null): string {
  return expected === null
    ? countOf(present, 'person', 'people')
    : `${formatNumber(present)} of ${formatNumber(expected)} people`;
}
