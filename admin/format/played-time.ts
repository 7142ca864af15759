import { messages } from '../language/language.ts';
import { formatScheduledTime } from './local-time.ts';

/** When something was planned, and when it was really played, ISO 8601; null for no such moment. */
interface PlannedAndPlayed {
  readonly planned: string | null;
  readonly played: string | null;
}

/** Whether it was played on another day than planned, in the browser's zone. */
export function wasMoved({ planned, played }: PlannedAndPlayed): boolean {
  return planned !== null && played !== null && new Date(planned).toDateString() !== new Date(played).toDateString();
}

/** Milliseconds since 1970: the moment planned, or that of play where it was on another day; null for neither. */
export function timeOfPlay(times: PlannedAndPlayed): number | null {
  const at = wasMoved(times) ? times.played : (times.planned ?? times.played);
  return at === null ? null : Date.parse(at);
}

/** 'Sat 21 Nov 09:00', and of what was played on another day 'Sun 29 Nov 17:23 (planned for Tue 8 Dec 14:00)'; null for neither. */
export function formatTimeOfPlay(times: PlannedAndPlayed, now: number): string | null {
  const at = timeOfPlay(times);
  if (at === null) return null;
  const time = formatScheduledTime(at, now);
  if (times.planned === null || !wasMoved(times)) return time;
  return messages().format.movedFrom(time, formatScheduledTime(Date.parse(times.planned), now));
}
