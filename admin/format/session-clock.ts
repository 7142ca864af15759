/** The time of a session in words. */
import { countdownText, type TimeLeft } from '#engine/client/time-left.ts';
import type { SessionClock } from '#schemas/session-clock.ts';
import { messages } from '../language/language.ts';
import { formatScheduledTime } from './local-time.ts';
import { formatNumber } from './numbers.ts';

/** 'Running, 42:07 left', 'Opens Sat 21 Nov 09:00'. */
export function formatClock({ opensAt }: Pick<SessionClock, 'opensAt'>, { phase, left }: TimeLeft): string {
  const { phases, opens, timeLeft } = messages().format;
  if (phase === 'prepared' && opensAt !== null) return opens(formatScheduledTime(Date.parse(opensAt), Date.now()));
  return left === null ? phases[phase] : timeLeft(phases[phase], countdownText(left));
}

/** '12 of 20 people'. */
export function peopleThere(present: number, expected: number | null): string {
  const { people, ofPeople } = messages().format;
  return expected === null ? people(present) : ofPeople(formatNumber(present), formatNumber(expected));
}
