/** How long a debrief may last. */
import { workshopOf } from '../session-model/workshop.ts';

/** Default minutes of a debrief. */
const USUAL_MINUTES = 15;

/** Minutes that the workshop plans for it, or else the usual ones. @param workshop as the session's row has it */
export function debriefMinutes(workshop: string | null): number {
  return workshopOf(workshop)?.minutes.debrief || USUAL_MINUTES;
}
