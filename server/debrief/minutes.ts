/** Planned duration of a debrief. */
import { workshopOf } from '../session-model/workshop.ts';

/** Default minutes of a debrief. */
const USUAL_MINUTES = 15;

/** Minutes that the workshop plans for its debrief, or else the usual ones. @param workshop as stored in the session's row */
export function debriefMinutes(workshop: string | null): number {
  return workshopOf(workshop)?.minutes.debrief || USUAL_MINUTES;
}
