import { messages } from '../language/language.ts';
import { formatScheduledTime } from './local-time.ts';

/** When a session was planned and when it was played, ISO 8601; null if unknown. */
interface PlannedAndPlayed {
  readonly planned: string | null;
  readonly played: string | null;
}

/** Whether the session was played on another day than planned, in the browser's zone. */
export function wasMoved({ planned, played }: PlannedAndPlayed): boolean {
  return planned !== null && played !== null && new Date(planned).toDateString() !== new Date(played).toDateString();
}

/** The planned time or, if the session was played on another day, the actual time; milliseconds since 1970. Null if both are unknown. */
export function timeOfPlay(times: PlannedAndPlayed): number | null {
  const at = wasMoved(times) ? times.played : (times.planned ?? times.played);
  return at === null ? null : Date.parse(at);
}

/**
 * 'Sat 21 Nov 09:00'; if the session was played on another day, 'Sun 29 Nov 17:23 (planned for Tue 8 Dec 14:00)'. Null if both times are
 * unknown.
 */
export function formatTimeOfPlay(times: PlannedAndPlayed, now: number): string | null {
  const at = timeOfPlay(times);
  if (at === null) return null;
  const time = formatScheduledTime(at, now);
  if (times.planned === null || !wasMoved(times)) return time;
  return messages().format.movedFrom(time, formatScheduledTime(Date.parse(times.planned), now));
}
